import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {SearchSetup} from '../search/searchSetup.ts';
import {lastVersion, type Navbar as NavbarProps, type NavEntry} from '../site/buildNavbar.ts';
import {usePage} from '../site/PageProvider.tsx';
import {linkVersions, routesByVersion, sharesSidebar} from '../site/docLinks.ts';
import {Dropdown} from './Dropdown.tsx';
import {LanguageIcon, MenuIcon, MoonIcon, RepositoryIcon, SearchIcon, SunIcon} from './icons.tsx';
import styles from './Navbar.module.css';
import {Logo} from './Logo.tsx';
import {menuId} from './SideMenu.tsx';

/** The route under which the engine renders the not-found page. */
const notFoundRoute = '/404';

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
        <a className={styles.brand} href={logo?.href ?? '/'} target={logo?.target}>
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
  const side = isRight ? styles.right : styles.left;
  return (
    <ul role="list" className={entries.some(isAlwaysShown) ? side : `${side} ${styles.wideOnly}`}>
      {entries.map((entry) => (
        <li
          key={`${entry.kind}-${'label' in entry ? entry.label : ''}`}
          className={isAlwaysShown(entry) ? undefined : styles.wideOnly}
        >
          <Entry entry={entry} isLeft={!isRight} />
        </li>
      ))}
    </ul>
  );
}

/** On a phone the other entries are found in the side menu. */
function isAlwaysShown({kind}: NavEntry): boolean {
  return kind === 'search' || kind === 'colorModeToggle';
}

function Entry({entry, isLeft}: {entry: NavEntry; isLeft: boolean}): ReactNode {
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
      return <Dropdown label={entry.label} links={entry.links} opensRight={isLeft} />;
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
  const versioned = site.versions.length > 1 ? mark('versionedLink', JSON.stringify(routesByVersion(site, docId))) : {};
  return (
    <a className={styles.link} href={href} aria-current={sharesSidebar(site.routes[route], docId) || undefined} {...versioned}>
      {label}
    </a>
  );
}

function VersionDropdown({pluginId}: Extract<NavEntry, {kind: 'versions'}>): ReactNode {
  const {site, route} = usePage();
  const links = linkVersions(site, site.routes[route]);
  const current = links.find(({isCurrent}) => isCurrent);
  const marked = links.map((link) => ({...link, marks: mark('version', `${pluginId}/${link.name}`)}));
  return <Dropdown label={current?.label ?? 'Versions'} name="Docs version" links={marked} />;
}

function LocaleDropdown({locales}: Extract<NavEntry, {kind: 'locales'}>): ReactNode {
  const {site, route} = usePage();
  const current = site.config.i18n.defaultLocale;
  const here = route === notFoundRoute ? '/' : route;
  return (
    <Dropdown
      label={current.toUpperCase()}
      name="Language"
      icon={<LanguageIcon />}
      links={locales.map(({code, label}) => ({label, href: here, isCurrent: code === current, marks: mark('localeLink')}))}
    />
  );
}

/** A link to the search page; with scripts it opens the search modal instead. */
function SearchButton(): ReactNode {
  const {site, route} = usePage();
  const own = site.routes[route]?.version;
  const {search, docs} = site.config;
  const setup: SearchSetup = {
    docs: docs.pluginId,
    version: (own ?? lastVersion(site.versions)).name,
    isVersioned: own !== undefined,
    ...(search.provider === 'algolia' && {hosted: search}),
  };
  return (
    <a
      className={styles.search}
      href="/search"
      aria-keyshortcuts="Control+K Meta+K /"
      {...mark('searchOpen', JSON.stringify(setup))}
    >
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
  const followsSystem = usePage().site.config.colorMode.respectPrefersColorScheme;
  return (
    <button
      type="button"
      className={`${styles.iconButton} needs-script`}
      aria-label="Dark mode"
      aria-pressed="false"
      {...mark('themeToggle', followsSystem ? 'system' : '')}
    >
      <span className="light-only">
        <MoonIcon />
      </span>
      <span className="dark-only">
        <SunIcon />
      </span>
    </button>
  );
}
