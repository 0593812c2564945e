import {toHref} from '@docs/openapi';
import type {ApiReference, OperationGroup, ReferenceOperation} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {ChevronIcon} from '../content/icons.tsx';
import sidebar from '../layout/Sidebar.module.css';
import {Method} from './Method.tsx';
import styles from './ReferenceNav.module.css';

/** Sections, then operations by group. Behaviour marks the one that is being read. */
export function ReferenceNav({reference}: {reference: ApiReference}): ReactNode {
  const {groups, schemas} = reference;
  return (
    <nav aria-label="Reference" className={`${sidebar.sidebar} ${styles.nav}`}>
      <ul role="list">
        <IntroductionLinks reference={reference} />
        {groups.map((group) => (
          <li key={group.anchor}>
            {group.heading && <NavHeading text={group.heading.text} />}
            <GroupLinks group={group} path={reference.name} />
          </li>
        ))}
        {schemas.length > 0 && <SectionLink id="schemas" title="Schemas" />}
      </ul>
    </nav>
  );
}

/** Over several groups, or their pages. */
export function NavHeading({text}: {text: string}): ReactNode {
  return <p className={styles.heading}>{text}</p>;
}

/** What comes before the operations. */
export function IntroductionLinks({reference: {servers, credentials, errors}}: {reference: ApiReference}): ReactNode {
  return (
    <>
      <SectionLink id="introduction" title="Introduction" />
      {servers.length > 0 && <SectionLink id="servers" title="Servers" />}
      {credentials.length > 0 && <SectionLink id="authentication" title="Authentication" />}
      {errors.length > 0 && <SectionLink id="errors" title="Errors" />}
    </>
  );
}

export function SectionLink({id, title}: {id: string; title: string}): ReactNode {
  return (
    <li>
      <a className={sidebar.link} href={`#${id}`} {...mark('tocLink', id)}>
        {title}
      </a>
    </li>
  );
}

function GroupLinks({group: {name, operations}, path}: {group: OperationGroup; path: string}): ReactNode {
  return (
    <details className={sidebar.category} open {...mark('collapsible', `${path}/${name}`)}>
      <summary className={sidebar.summary}>
        {name}
        <ChevronIcon />
      </summary>
      <ul role="list" className={styles.operations}>
        <OperationLinks operations={operations} />
      </ul>
    </details>
  );
}

export function OperationLinks({operations}: {operations: ReferenceOperation[]}): ReactNode {
  return operations.map(({anchor, tagAnchor, method, summary}) => (
    <li key={anchor}>
      <a className={`${sidebar.link} ${styles.operation}`} href={toHref(anchor)} {...mark('tocLink', tagAnchor)}>
        <Method method={method === 'DELETE' ? 'DEL' : method} /> {summary}
      </a>
    </li>
  ));
}
