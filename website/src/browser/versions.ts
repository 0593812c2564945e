import {readMark, selector} from '../dataAttributes.ts';
import {storageKeys} from '../storageKeys.ts';
import {onClick} from './events.ts';
import {forget, readStored, store} from '../storage.ts';

/** Remembers the docs version that the reader picks. */
export function startVersions(): void {
  onClick(selector('version'), (link) => store(storageKeys.preferredVersion + readDocs().id, readMark(link, 'version')));
}

/** ID of the site's docs, and the names of their versions. */
export function readDocs(): {id: string; versions: string[]} {
  const navbar = document.querySelector(selector('docs')) ?? document.body;
  return {id: readMark(navbar, 'docs'), versions: JSON.parse(readMark(navbar, 'docsVersions') || '[]') as string[]};
}

/** The docs version that the reader chose last. A choice that is left over from a version that is gone is forgotten. */
export function readPreferredVersion(): string | undefined {
  const {id, versions} = readDocs();
  const preferred = readStored(storageKeys.preferredVersion + id);
  if (preferred === null || versions.includes(preferred)) return preferred ?? undefined;
  forget(storageKeys.preferredVersion + id);
  return undefined;
}

/** Links to docs lead to the preferred version, and pages that belong to no version show it as the current one. */
export function preferVersion(): void {
  const preferred = readPreferredVersion();
  if (!preferred) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector('versionedLink'))) {
    const hrefs = JSON.parse(readMark(link, 'versionedLink')) as Record<string, string>;
    if (hrefs[preferred]) link.setAttribute('href', hrefs[preferred]);
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
