import {readJson, readMark, selector} from '../../dataAttributes.ts';
import {forget, readStored, store} from '../../storage.ts';
import {storageKeys} from '../../storageKeys.ts';
import {onClick} from './events.ts';

/** Remembers the docs version that the reader picks. */
export function startVersions(): void {
  onClick(selector('version'), (link) => store(storageKeys.preferredVersion, readMark(link, 'version')));
}

/** The docs version that the reader chose last. A choice that is left over from a version that is gone is forgotten. */
export function readPreferredVersion(): string | undefined {
  const preferred = readStored(storageKeys.preferredVersion);
  if (preferred === null || listVersions().includes(preferred)) return preferred ?? undefined;
  forget(storageKeys.preferredVersion);
  return undefined;
}

function listVersions(): string[] {
  return readJson(document.querySelector(selector('docsVersions')), 'docsVersions') ?? [];
}

/** Links to docs lead to the preferred version, and pages that belong to no version show it as the current one. */
export function preferVersion(): void {
  const preferred = readPreferredVersion();
  if (!preferred) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector('versionedLink'))) {
    const href = readJson(link, 'versionedLink')?.[preferred];
    if (href) link.setAttribute('href', href);
  }
  for (const label of document.querySelectorAll(selector('versionLabel'))) showVersion(label, preferred);
}

function showVersion(label: Element, preferred: string): void {
  for (const link of document.querySelectorAll(selector('version'))) link.removeAttribute('aria-current');
  for (const link of document.querySelectorAll(selector('version', preferred))) {
    link.setAttribute('aria-current', 'true');
    label.textContent = link.textContent;
  }
}
