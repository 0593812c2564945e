import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {DocSidebar as SidebarData, SidebarItem} from '../docs/doc.ts';
import {ChevronIcon} from '../content/icons.tsx';
import styles from './Sidebar.module.css';

export type CurrentSidebar = SidebarData & {name: string; docId: string};

export function Sidebar({name, items, docId}: CurrentSidebar): ReactNode {
  return (
    <nav aria-label="Documentation" className={styles.sidebar}>
      <Items items={items} docId={docId} path={name} />
    </nav>
  );
}

function Items({items, docId, path}: {items: SidebarItem[]; docId: string; path: string}): ReactNode {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.label}>
          {item.type === 'category' ? (
            <Category item={item} docId={docId} path={`${path}/${item.label}`} />
          ) : (
            <SidebarLink item={item} docId={docId} />
          )}
        </li>
      ))}
    </ul>
  );
}

type Category = Extract<SidebarItem, {type: 'category'}>;

/** A link inside of a toggle cannot be told apart by keyboard: a category's own page is its first entry. */
function Category({item, docId, path}: {item: Category; docId: string; path: string}): ReactNode {
  const ownPage: SidebarItem[] = item.href === undefined ? [] : [{...item, type: 'link', label: 'Overview', href: item.href}];
  return (
    <details className={styles.category} open {...mark('collapsible', path)}>
      <summary className={styles.summary}>
        {item.label}
        <ChevronIcon />
      </summary>
      <div className={styles.items}>
        <Items items={[...ownPage, ...item.items]} docId={docId} path={path} />
      </div>
    </details>
  );
}

function SidebarLink({item, docId}: {item: Extract<SidebarItem, {type: 'link'}>; docId: string}): ReactNode {
  return (
    <a className={styles.link} href={item.href} aria-current={item.docId === docId ? 'page' : undefined}>
      {item.label}
    </a>
  );
}
