import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {Navbar, NavEntry} from '../site/buildNavbar.ts';
import {CloseIcon} from './icons.tsx';
import {type CurrentSidebar, Sidebar} from './Sidebar.tsx';
import styles from './SideMenu.module.css';

export const menuId = 'menu';

type SideMenuProps = {navbar: Navbar; sidebar?: CurrentSidebar};

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
        <ul role="list">{[...navbar.left, ...navbar.right].flatMap(listLinks)}</ul>
      </nav>
      {sidebar && <Sidebar {...sidebar} />}
    </div>
  );
}

function listLinks(entry: NavEntry): ReactNode[] {
  switch (entry.kind) {
    case 'doc':
    case 'link':
      return [<MenuLink key={entry.label} label={entry.label} href={entry.href} />];
    case 'dropdown':
      return entry.links.map((link) => <MenuLink key={link.label} label={`${entry.label}: ${link.label}`} href={link.href} />);
    case 'versions':
      return entry.versions.map(({label, href, name}) => (
        <MenuLink key={label} label={`Docs version: ${label}`} href={href} marks={mark('version', `${entry.pluginId}/${name}`)} />
      ));
    case 'locales':
      return entry.locales.length > 1 ? entry.locales.map(({label}) => <MenuLink key={label} label={label} href="/" />) : [];
    default:
      return [];
  }
}

function MenuLink({label, href, marks}: {label: string; href: string; marks?: Record<string, string>}): ReactNode {
  return (
    <li>
      <a className={styles.link} href={href} {...marks}>
        {label}
      </a>
    </li>
  );
}
