import type {ReactNode} from 'react';
import type {SidebarItem} from '../docs/doc.ts';
import styles from './Breadcrumbs.module.css';

export function Breadcrumbs({path}: {path: SidebarItem[]}): ReactNode {
  const parents = path.slice(0, -1);
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol role="list">
        <li>
          <a href="/">Home</a>
        </li>
        {parents.map((item) => (
          <li key={item.label}>{item.href === undefined ? item.label : <a href={item.href}>{item.label}</a>}</li>
        ))}
        <li aria-current="page">{path.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}
