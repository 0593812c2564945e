import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import styles from './Dropdown.module.css';
import {ChevronIcon} from '../content/icons.tsx';
import type {PlacedLink} from './navLinks.ts';

type DropdownProps = {
  label: string;
  labelMarks?: Record<string, string>;
  /** What the label is about, for those who do not see where it is. */
  name?: string;
  icon?: ReactNode;
  links: PlacedLink[];
  /** Whether the page that is shown is among those that the label stands for. */
  isCurrent?: boolean;
  opensRight?: boolean;
};

/** Opens without scripts; with them it also closes on Escape, on a click elsewhere and when focus leaves. */
export function Dropdown({label, labelMarks, name, icon, links, isCurrent, opensRight}: DropdownProps): ReactNode {
  return (
    <details className={styles.dropdown} {...mark('dropdown')}>
      <summary className={styles.summary} aria-current={isCurrent || undefined}>
        {icon}
        {name && <span className="visually-hidden">{name}: </span>}
        <span className={icon ? styles.besideIcon : undefined} {...labelMarks}>
          {label}
        </span>
        <ChevronIcon />
      </summary>
      <ul role="list" className={opensRight ? `${styles.list} ${styles.opensRight}` : styles.list}>
        {links.map((link) => (
          <li key={link.label}>
            <a className={styles.link} href={link.href} aria-current={link.isCurrent || undefined} {...link.marks}>
              {link.label}
              {link.note && <span className={styles.note}> {link.note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
