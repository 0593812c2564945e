import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {Navbar, NavEntry} from '../site/buildNavbar.ts';
import {CloseIcon} from './icons.tsx';
import styles from './SideMenu.module.css';

export const menuId = 'menu';

type SideMenuProps = {navbar: Navbar; sidebar: ReactNode};

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
      {sidebar}
    </div>
  );
}

function listLinks(entry: NavEntry): ReactNode[] {
  switch (entry.kind) {
    case 'doc':
    case 'link':
      return [<MenuLink key={entry.label} label={entry.label} href={entry.href} />];
    case 'dropdown':
      return [<MenuGroup key={entry.label} label={entry.label} links={entry.links} />];
    case 'versions':
      return [
        <MenuGroup
          key={entry.kind}
          label="Docs version"
          links={entry.versions.map((version) => ({...version, marks: mark('version', `${entry.pluginId}/${version.name}`)}))}
        />,
      ];
    case 'locales':
      return entry.locales.length > 1
        ? [<MenuGroup key={entry.kind} label="Language" links={entry.locales.map(({label}) => ({label, href: '/'}))} />]
        : [];
    default:
      return [];
  }
}

type MenuLinkProps = {label: string; href: string; marks?: Record<string, string>};

function MenuGroup({label, links}: {label: string; links: MenuLinkProps[]}): ReactNode {
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

function MenuLink({label, href, marks}: MenuLinkProps): ReactNode {
  return (
    <li>
      <a className={styles.link} href={href} {...marks}>
        {label}
      </a>
    </li>
  );
}
