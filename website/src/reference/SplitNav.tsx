import type {GroupPage, OverviewPage, PageLink} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import sidebar from '../layout/Sidebar.module.css';
import {IntroductionLinks, NavHeading, OperationLinks, SectionLink} from './ReferenceNav.tsx';
import nav from './ReferenceNav.module.css';
import styles from './SplitNav.module.css';

/** The overview's own sections, and the pages of the reference. */
export function OverviewNav({page: {reference, groups, schemas}}: {page: OverviewPage}): ReactNode {
  return (
    <Nav>
      <IntroductionLinks reference={reference} />
      {groups.map((group) => (
        <PageEntry key={group.route} page={group} section={group.anchor} />
      ))}
      {schemas.length > 0 && <SectionLink id="schemas" title="Schemas" />}
    </Nav>
  );
}

/** All pages of the reference; only the one that is shown has its operations: those of all would be hundreds on every page. */
export function GroupNav({page: {route, pages, reference}}: {page: GroupPage}): ReactNode {
  const {groups, schemas} = reference;
  const operations = groups.flatMap((group) => group.operations);
  return (
    <Nav>
      <PageEntry page={{title: 'Overview', route: reference.route}} />
      {pages.map((page) => (
        <PageEntry key={page.route} page={page} isCurrent={page.route === route}>
          {operations.length > 0 && <OperationLinks operations={operations} />}
          {operations.length > 0 && schemas.length > 0 && <SectionLink id="schemas" title="Schemas" />}
        </PageEntry>
      ))}
    </Nav>
  );
}

function Nav({children}: {children: ReactNode}): ReactNode {
  return (
    <nav aria-label="Reference" className={`${sidebar.sidebar} ${nav.nav}`}>
      <ul role="list">{children}</ul>
    </nav>
  );
}

type PageEntryProps = {
  page: PageLink;
  isCurrent?: boolean;
  /** The id of the section that lists what is on the page: behaviour marks the link while the section is being read. */
  section?: string;
  children?: ReactNode;
};

/** What is inside shows on the page that is current. */
function PageEntry({page: {title, route, heading}, isCurrent = false, section, children}: PageEntryProps): ReactNode {
  const marks = section === undefined ? {} : mark('tocLink', section);
  return (
    <li>
      {heading !== undefined && <NavHeading text={heading} />}
      <a className={`${sidebar.link} ${styles.page}`} href={route} aria-current={isCurrent ? 'page' : undefined} {...marks}>
        {title}
      </a>
      {isCurrent && children && (
        <ul role="list" className={styles.inner}>
          {children}
        </ul>
      )}
    </li>
  );
}
