import type {ComponentType, ReactNode} from 'react';
import {mdxComponents} from '../content/mdxComponents.ts';
import {mark} from '../dataAttributes.ts';
import type {Doc, DocHeading, DocsVersion} from '../docs/doc.ts';
import {findPath} from '../docs/sidebarPaths.ts';
import {linkSuccessor} from '../site/docLinks.ts';
import {usePage} from '../site/PageProvider.tsx';
import {Breadcrumbs} from './Breadcrumbs.tsx';
import styles from './DocPage.module.css';
import {Page} from './Page.tsx';
import {PageMenu} from './PageMenu.tsx';
import {Pagination} from './Pagination.tsx';
import {type CurrentSidebar, Sidebar} from './Sidebar.tsx';
import {TableOfContents} from './TableOfContents.tsx';

/** The text of a page, compiled from MDX. */
export type DocContent = ComponentType<{components?: Record<string, unknown>}>;

type DocPageProps = {doc: Doc; version: DocsVersion; headings: DocHeading[]; Content: DocContent};

export function DocPage({doc, version, headings: all, Content}: DocPageProps): ReactNode {
  const sidebar = findSidebar(doc, version);
  const headings = doc.hasTableOfContents ? all : [];
  return (
    <Page
      title={doc.title}
      description={doc.description}
      canonical={doc.route}
      keywords={doc.keywords}
      area={sidebar?.area}
      modified={doc.lastUpdated}
      sidebar={sidebar && <Sidebar {...sidebar} />}
    >
      <div className={styles.columns}>
        <div className={styles.text}>
          <div className={styles.top}>
            {sidebar && <Breadcrumbs path={findPath(sidebar.items, doc.id)} />}
            <PageMenu title={doc.title} route={doc.route} />
          </div>
          <article className={styles.article}>
            <h1>{doc.title}</h1>
            <SuccessorNotice />
            {headings.length > 0 && <TableOfContents headings={headings} isCollapsible />}
            <Content components={mdxComponents} />
          </article>
          <PageFooter doc={doc} />
          {sidebar && <Pagination items={sidebar.items} docId={doc.id} />}
        </div>
        {headings.length > 0 && <TableOfContents headings={headings} />}
      </div>
    </Page>
  );
}

/** One line on a page whose version has a successor. */
function SuccessorNotice(): ReactNode {
  const {site, route} = usePage();
  const link = linkSuccessor(site, route);
  if (!link) return null;
  return (
    <div className={styles.successor} {...mark('repeated')}>
      {link.notice} <a href={link.href}>{link.label}</a>
    </div>
  );
}

function findSidebar(doc: Doc, version: DocsVersion): CurrentSidebar | undefined {
  const found = Object.entries(version.sidebars).find(([, {items}]) => findPath(items, doc.id).length > 0);
  return found && {...found[1], name: found[0], docId: doc.id};
}

const dateFormat = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

function PageFooter({doc}: {doc: Doc}): ReactNode {
  const {editUrl} = usePage().site.config.docs;
  return (
    <div className={styles.footer}>
      {editUrl && <a href={`${editUrl}/${doc.source}`}>Edit this page</a>}
      {doc.lastUpdated && (
        <span>
          Last updated on <time dateTime={doc.lastUpdated}>{dateFormat.format(new Date(doc.lastUpdated))}</time>
        </span>
      )}
    </div>
  );
}
