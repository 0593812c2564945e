import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {ButtonLink} from '../content/ButtonLink.tsx';
import {usePage} from '../site/PageProvider.tsx';
import styles from './NotFoundPage.module.css';
import {Page} from './Page.tsx';

export function NotFoundPage(): ReactNode {
  const {left, right} = usePage().site.navbar;
  const links = [...left, ...right].filter((entry) => entry.kind === 'doc');
  return (
    <Page title="Page not found" description="There’s no page at this address." isIndexed={false}>
      <div className={styles.content}>
        <p className={styles.code}>404</p>
        <h1>Page not found</h1>
        <p>There’s no page at this address. It may have moved, or there may be a typo in the link.</p>
        <ul role="list" className={styles.links}>
          <li>
            <ButtonLink href="/search" isPrimary {...mark('searchOpen')}>
              Search the documentation
            </ButtonLink>
          </li>
          <li>
            <ButtonLink href="/">Home</ButtonLink>
          </li>
          {links.map(({label, href}) => (
            <li key={label}>
              <ButtonLink href={href}>{label}</ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
