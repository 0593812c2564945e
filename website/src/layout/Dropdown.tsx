import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import styles from './Dropdown.module.css';
import {ChevronIcon} from './icons.tsx';

type DropdownLink = {label: string; href: string; isCurrent?: boolean; marks?: Record<string, string>};
type DropdownProps = {label: string; name?: string; icon?: ReactNode; links: DropdownLink[]; opensRight?: boolean};

/** Opens without scripts; with them it also closes on Escape, on a click elsewhere and when focus leaves. */
export function Dropdown({label, name, icon, links, opensRight = false}: DropdownProps): ReactNode {
  return (
    <details className={styles.dropdown} {...mark('dropdown')}>
      <summary className={styles.summary}>
        {icon}
        {name && <span className="visually-hidden">{name}: </span>}
        {label}
        <ChevronIcon />
      </summary>
      <ul role="list" className={opensRight ? `${styles.list} ${styles.opensRight}` : styles.list}>
        {links.map((link) => (
          <li key={link.label}>
            <a className={styles.link} href={link.href} aria-current={link.isCurrent || undefined} {...link.marks}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
