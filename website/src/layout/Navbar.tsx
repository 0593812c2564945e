import type {ReactNode} from 'react';
import {mark, markJson} from '../dataAttributes.ts';
import type {SearchSetup} from '../searchSetup.ts';
import {lastVersion, type SiteNavbar as NavbarProps, type NavEntry} from '../site/buildNavbar.ts';
import {versionOf} from '../site/docLinks.ts';
import {type CurrentPage, usePage} from '../site/PageProvider.tsx';
import {Dropdown} from './Dropdown.tsx';
import {GitHubIcon, LanguageIcon, MenuIcon, MoonIcon, SearchIcon, SunIcon} from '../content/icons.tsx';
import styles from './Navbar.module.css';
import {Logo} from './Logo.tsx';
import {linkDoc, linkLocales, linkPages} from './navLinks.ts';
import {menuId} from './SideMenu.tsx';
import {VersionDropdown} from './VersionDropdown.tsx';

export function Navbar({title, logo, left, right}: NavbarProps): ReactNode {
  const page = usePage();
  const names = page.site.versions.map(({name}) => name);
  return (
    <header
      className={styles.navbar}
      {...mark('navbar')}
      {...markJson('docsVersions', names)}
      {...markJson('search', buildSearchSetup(page))}
    >
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

/** Search works also where the navbar has no button for it: by the keyboard, and on its own page. */
function buildSearchSetup({site, route}: CurrentPage): SearchSetup {
  const own = versionOf(site, route);
  const {search} = site.config;
  return {
    version: (own ?? lastVersion(site.versions)).name,
    isVersioned: own !== undefined,
    ...(search.provider === 'algolia' && {hosted: search}),
  };
}

function Entries({entries, isRight = false}: {entries: NavEntry[]; isRight?: boolean}): ReactNode {
  const side = isRight ? styles.right : styles.left;
  return (
    <ul role="list" className={entries.some(isAlwaysShown) ? side : `${side} ${styles.wideOnly}`}>
      {entries.map((entry) => (
        <li key={`${entry.kind}-${'label' in entry ? entry.label : ''}`} className={placeClass(entry)}>
          <Entry entry={entry} isLeft={!isRight} />
        </li>
      ))}
    </ul>
  );
}

/** Entries that are an icon and words lose the words before the navbar becomes two rows. */
function placeClass(entry: NavEntry): string | undefined {
  if (entry.kind === 'search') return `${styles.shrinks} ${styles.searchPlace}`;
  if (entry.kind === 'link' && entry.icon) return `${styles.shrinks} ${styles.wideOnly}`;
  return isAlwaysShown(entry) ? undefined : styles.wideOnly;
}

/** On a phone the other entries are found in the side menu. */
function isAlwaysShown({kind}: NavEntry): boolean {
  return kind === 'search' || kind === 'colorModeToggle';
}

function Entry({entry, isLeft}: {entry: NavEntry; isLeft: boolean}): ReactNode {
  switch (entry.kind) {
    case 'doc':
      return <NavbarDocLink entry={entry} />;
    case 'link':
      return entry.icon ? (
        <a className={styles.iconLink} href={entry.href}>
          <GitHubIcon />
          <span className={styles.iconLabel}>{entry.label}</span>
        </a>
      ) : (
        <a className={styles.link} href={entry.href}>
          {entry.label}
        </a>
      );
    case 'dropdown':
      return <PagesDropdown entry={entry} opensRight={isLeft} />;
    case 'versions':
      return <VersionDropdown />;
    case 'locales':
      return <LocaleDropdown />;
    case 'search':
      return <SearchButton />;
    case 'colorModeToggle':
      return <ColorModeToggle />;
  }
}

function NavbarDocLink({entry}: {entry: Extract<NavEntry, {kind: 'doc'}>}): ReactNode {
  const {label, href, isCurrent, marks} = linkDoc(usePage(), entry);
  return (
    <a className={styles.link} href={href} aria-current={isCurrent || undefined} {...marks}>
      {label}
    </a>
  );
}

type PagesDropdownProps = {entry: Extract<NavEntry, {kind: 'dropdown'}>; opensRight: boolean};

function PagesDropdown({entry, opensRight}: PagesDropdownProps): ReactNode {
  const links = linkPages(usePage(), entry);
  return (
    <Dropdown label={entry.label} links={links} isCurrent={links.some(({isCurrent}) => isCurrent)} opensRight={opensRight} />
  );
}

function LocaleDropdown(): ReactNode {
  const page = usePage();
  const {code} = page.site.config.locale;
  return <Dropdown label={code.toUpperCase()} name="Language" icon={<LanguageIcon />} links={linkLocales(page)} />;
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
