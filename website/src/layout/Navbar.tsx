import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {Navbar as NavbarProps, NavEntry} from '../site/buildNavbar.ts';
import {usePage} from '../site/PageProvider.tsx';
import {findPath} from '../docs/sidebarPaths.ts';
import {Dropdown} from './Dropdown.tsx';
import {LanguageIcon, MenuIcon, MoonIcon, RepositoryIcon, SearchIcon, SunIcon} from './icons.tsx';
import styles from './Navbar.module.css';
import {Logo} from './Logo.tsx';
import {menuId} from './SideMenu.tsx';

export function Navbar({title, logo, left, right}: NavbarProps): ReactNode {
  return (
    <header className={styles.navbar}>
      <nav aria-label="Main" className={styles.row}>
        <button
          type="button"
          className={`${styles.iconButton} ${styles.menuButton}`}
          popoverTarget={menuId}
          aria-label="Open the menu"
        >
          <MenuIcon />
        </button>
        <a className={styles.brand} href={logo?.href ?? '/'} {...(logo?.target && {target: logo.target})}>
          {logo && <Logo {...logo} />}
          {title}
        </a>
        <Entries entries={left} />
        <Entries entries={right} isRight />
      </nav>
    </header>
  );
}

function Entries({entries, isRight = false}: {entries: NavEntry[]; isRight?: boolean}): ReactNode {
  return (
    <ul role="list" className={isRight ? styles.right : styles.left}>
      {entries.map((entry) => (
        <li
          key={`${entry.kind}-${'label' in entry ? entry.label : ''}`}
          className={isAlwaysShown(entry) ? undefined : styles.wideOnly}
        >
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** On a phone the other entries are found in the side menu. */
function isAlwaysShown({kind}: NavEntry): boolean {
  return kind === 'search' || kind === 'colorModeToggle';
}

function Entry({entry}: {entry: NavEntry}): ReactNode {
  switch (entry.kind) {
    case 'doc':
      return <DocLink {...entry} />;
    case 'link':
      return entry.icon ? (
        <a className={styles.iconButton} href={entry.href} aria-label={entry.label}>
          <RepositoryIcon />
        </a>
      ) : (
        <a className={styles.link} href={entry.href}>
          {entry.label}
        </a>
      );
    case 'dropdown':
      return <Dropdown label={entry.label} links={entry.links} />;
    case 'versions':
      return <VersionDropdown {...entry} />;
    case 'locales':
      return <LocaleDropdown {...entry} />;
    case 'search':
      return <SearchButton />;
    case 'colorModeToggle':
      return <ColorModeToggle />;
  }
}

/** Current on every page of the sidebar that the doc belongs to. */
function DocLink({label, href, docId}: Extract<NavEntry, {kind: 'doc'}>): ReactNode {
  const {site, route} = usePage();
  const current = site.routes.get(route);
  const sidebars = Object.values(current?.version.sidebars ?? {});
  const isInSameSidebar = sidebars.some(
    (items) => findPath(items, docId).length > 0 && findPath(items, current?.doc.id ?? '').length > 0,
  );
  const hrefs = site.versions.map((version) => [
    version.name,
    version.docs.find((doc) => doc.id === docId)?.route ?? version.route,
  ]);
  return (
    <a
      className={styles.link}
      href={href}
      {...(isInSameSidebar && {'aria-current': 'true' as const})}
      {...(hrefs.length > 1 && mark('versionedLink', JSON.stringify(Object.fromEntries(hrefs))))}
    >
      {label}
    </a>
  );
}

function VersionDropdown({pluginId, versions}: Extract<NavEntry, {kind: 'versions'}>): ReactNode {
  const {site, route} = usePage();
  const current = site.routes.get(route);
  const shown = current?.version.name ?? site.versions.find((version) => version.isLast)?.name;
  const links = versions.map((version) => {
    const sameDoc = site.versions.find(({name}) => name === version.name)?.docs.find((doc) => doc.id === current?.doc.id);
    return {
      label: version.label,
      href: sameDoc?.route ?? version.href,
      isCurrent: version.name === shown,
      marks: mark('version', `${pluginId}/${version.name}`),
    };
  });
  return <Dropdown label={links.find((link) => link.isCurrent)?.label ?? 'Versions'} name="Docs version" links={links} />;
}

function LocaleDropdown({locales}: Extract<NavEntry, {kind: 'locales'}>): ReactNode {
  const {site, route} = usePage();
  const current = site.config.i18n.defaultLocale;
  return (
    <Dropdown
      label={current.toUpperCase()}
      name="Language"
      icon={<LanguageIcon />}
      links={locales.map(({code, label}) => ({label, href: route, isCurrent: code === current}))}
    />
  );
}

/** A link to the search page; with scripts it opens the search modal instead. */
function SearchButton(): ReactNode {
  return (
    <a className={styles.search} href="/search" aria-keyshortcuts="Control+K Meta+K /" {...mark('searchOpen')}>
      <SearchIcon />
      <span className={styles.searchText}>Search</span>
      <kbd className={`${styles.searchKey} needs-script`} aria-hidden="true">
        <span className={styles.forMac}>⌘</span>
        <span className={styles.forOthers}>Ctrl</span> K
      </kbd>
    </a>
  );
}

function ColorModeToggle(): ReactNode {
  return (
    <button
      type="button"
      className={`${styles.iconButton} needs-script`}
      aria-label="Dark mode"
      aria-pressed="false"
      {...mark('themeToggle')}
    >
      <span className={styles.lightOnly}>
        <MoonIcon />
      </span>
      <span className={styles.darkOnly}>
        <SunIcon />
      </span>
    </button>
  );
}
