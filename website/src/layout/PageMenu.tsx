import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {findVersionedDoc} from '../site/docLinks.ts';
import {usePage} from '../site/PageProvider.tsx';
import {twinPath} from '@docs/openapi';
import dropdown from './Dropdown.module.css';
import {ChevronIcon} from '../content/icons.tsx';
import styles from './PageMenu.module.css';

const entry = `${dropdown.link} ${styles.entry}`;

/** What can be done with the page as a whole: copied or read as Markdown, used with an agent, reported. */
export function PageMenu({title, route}: {title: string; route: string}): ReactNode {
  const {site} = usePage();
  const {agents, issuesUrl, url} = site.config;
  const agentDoc = agents && findVersionedDoc(site, route, agents.docId);
  const twin = twinPath(route);
  return (
    <nav aria-label="This page" className={styles.menu}>
      <details className={`${dropdown.dropdown} ${styles.dropdown}`} {...mark('dropdown')}>
        <summary className={`${dropdown.summary} ${styles.summary}`}>
          Copy page
          <ChevronIcon />
        </summary>
        <ul role="list" className={`${dropdown.list} ${styles.list}`}>
          <li className="needs-script">
            <button type="button" className={entry} {...mark('copyFile', twin)}>
              Copy as Markdown
            </button>
          </li>
          <li>
            <a className={entry} href={twin}>
              View as Markdown
            </a>
          </li>
          {agentDoc && agentDoc.route !== route && (
            <li>
              <a className={entry} href={agentDoc.route}>
                {agentDoc.sidebarLabel}
              </a>
            </li>
          )}
          {issuesUrl && (
            <li>
              <a className={entry} href={writeIssueLink(issuesUrl, title, new URL(route, url).href)}>
                Report a problem
              </a>
            </li>
          )}
        </ul>
      </details>
    </nav>
  );
}

/** The form for a new issue, which names the page already. */
function writeIssueLink(issuesUrl: string, title: string, address: string): string {
  const form = new URL(issuesUrl);
  form.search = new URLSearchParams({title: `Documentation: ${title}`, body: `Page: ${address}\n\n`}).toString();
  return form.href;
}
