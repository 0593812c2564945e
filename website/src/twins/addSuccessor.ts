import type {Site} from '../site/buildSite.ts';
import {linkSuccessor} from '../site/docLinks.ts';
import {twinPath} from '@docs/openapi';

/** Says in the Markdown of a page, below its title and description, that another version has taken its place, if one has. */
export function addSuccessor(twin: string, site: Site, route: string): string {
  const link = linkSuccessor(site, route);
  if (!link) return twin;
  const [title = '', description = '', ...text] = twin.split('\n\n');
  const notice = `${link.notice} [${link.label}](${site.config.url}${twinPath(link.href)})`;
  return [title, description, notice, ...text].join('\n\n');
}
