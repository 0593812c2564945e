import {readMark, selector} from '../dataAttributes.ts';
import {storageKeys} from '../storageKeys.ts';
import {onClick} from './events.ts';
import {readStored, store} from '../storage.ts';

/** Remembers the docs version that the reader picks from the dropdown. */
export function startVersions(): void {
  onClick(selector('version'), (link) => {
    const [pluginId = '', version = ''] = readMark(link, 'version').split('/');
    store(storageKeys.preferredVersion + pluginId, version);
  });
}

/** Links to docs lead to the version that the reader chose last. Sites with one version have no such links. */
export function preferVersion(): void {
  const pluginId = readMark(document.querySelector(selector('version')) ?? document.body, 'version').split('/')[0];
  const preferred = pluginId && readStored(storageKeys.preferredVersion + pluginId);
  if (!preferred) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector('versionedLink'))) {
    const hrefs = JSON.parse(readMark(link, 'versionedLink')) as Record<string, string>;
    if (hrefs[preferred]) link.setAttribute('href', hrefs[preferred]);
  }
}
