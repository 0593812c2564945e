import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {builtSite} from '../setup/folders.ts';

/** A guide as plain Markdown, the same for all peers. `text` starts after title and description. */
export type GuidePage = {id: string; title: string; description: string; text: string};

/** The page that is measured, and the one that a reader goes to from there. */
export const guide = '/docs/clients/introduction';
export const nextGuide = {href: '/docs/clients/installation', title: 'Installation'};

/** A page that has to load an index before its largest text can be shown. */
export const searchPage = '/search?q=wait%20for%20a%20task';

/** All guides, from the Markdown twins of the built site: so sidebars and search indexes have the size of ours. */
export function loadGuidePages(): GuidePage[] {
  const folder = path.join(builtSite, 'docs');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.md'));
  return files.map((file) => readTwin(file.replace(/\.md$/, ''), readFileSync(path.join(folder, file), 'utf8')));
}

function readTwin(id: string, twin: string): GuidePage {
  const [, title, description, text] = /^# (.*)\n\n> (.*)\n\n([\s\S]*)$/.exec(twin) ?? [];
  if (title === undefined || description === undefined || text === undefined)
    throw new Error(`The Markdown of "${id}" does not start with a title and a description. See website/src/twins.`);
  return {id, title, description, text};
}
