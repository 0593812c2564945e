import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {SiteNavbar, NavEntry} from '../site/buildNavbar.ts';
import {usePage} from '../site/PageProvider.tsx';
import {CloseIcon} from '../content/icons.tsx';
import {linkDoc, linkDocsVersions, linkLocales, linkPages, type PlacedLink} from './navLinks.ts';
import styles from './SideMenu.module.css';

export const menuId = 'menu';

type SideMenuProps = {navbar: SiteNavbar; sidebar: ReactNode};

/**
 * One element for two places: beside the text on wide screens, and a drawer that the menu button opens on narrow ones.
 * The drawer is a popover: it opens, closes on Escape and returns focus without any script.
 */
export function SideMenu({navbar, sidebar}: SideMenuProps): ReactNode {
  return (
    <div
      id={menuId}
      popover="auto"
      className={sidebar ? `${styles.menu} ${styles.beside}` : styles.menu}
      {...mark('menu')}
      {...mark('keepScroll', 'menu')}
    >
      <nav aria-label="Site" className={styles.site}>
        <div className={styles.head}>
          <span>{navbar.title}</span>
          <button
            type="button"
            className={styles.close}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label="Close the menu"
          >
            <CloseIcon />
          </button>
        </div>
        <ul role="list">
          {[...navbar.left, ...navbar.right].map((entry) => (
            <Entry key={`${entry.kind}-${'label' in entry ? entry.label : ''}`} entry={entry} />
          ))}
        </ul>
      </nav>
      {sidebar}
    </div>
  );
}

function Entry({entry}: {entry: NavEntry}): ReactNode {
  const page = usePage();
  switch (entry.kind) {
    case 'doc':
      return <MenuLink {...linkDoc(page, entry)} />;
    case 'link':
      return <MenuLink {...entry} isCurrent={false} />;
    case 'dropdown':
      return <MenuGroup label={entry.label} links={linkPages(page, entry)} />;
    case 'versions':
      return <MenuGroup label="Docs version" links={linkDocsVersions(page)} />;
    case 'locales':
      return <MenuGroup label="Language" links={linkLocales(page)} />;
    default:
      return null;
  }
}

function MenuGroup({label, links}: {label: string; links: PlacedLink[]}): ReactNode {
  return (
    <li>
      <p className={styles.group}>{label}</p>
      <ul role="list">
        {links.map((link) => (
          <MenuLink key={link.label} {...link} />
        ))}
      </ul>
    </li>
  );
}

function MenuLink({label, note, href, isCurrent, marks}: PlacedLink): ReactNode {
  return (
    <li>
      <a className={styles.link} href={href} aria-current={isCurrent || undefined} {...marks}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </a>
    </li>
  );
}
