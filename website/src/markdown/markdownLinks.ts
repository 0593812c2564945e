import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseDocument} from 'yaml';
import type {SiteConfig} from '../config/siteConfig.ts';
import {docRoute, joinRoute} from '../docs/docRoute.ts';
import {addUse} from './docUses.ts';

type Options = {siteFolder: string; docs: SiteConfig['docs']};

/**
 * Remark plugin: `./installation.mdx#java` becomes the route of that page.
 * A link to a file that does not exist stays as it is; the link check of the build lists it with all others.
 */
export function markdownLinks({siteFolder, docs}: Options) {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, target, hash = ''] = /^(?!\w+:|\/)(.+\.mdx?)(#.*)?$/.exec(node.url) ?? [];
      if (target === undefined) return;
      const source = path.resolve(path.dirname(file.path), target);
      addUse(file, 'docs', path.relative(siteFolder, source));
      const route = routeOfDoc(path.relative(siteFolder, source), siteFolder, docs);
      if (route !== undefined) node.url = route + hash;
    });
  };
}

/** The route of the doc in a file, given by its path from the site's folder, if there is such a file. */
export function routeOfDoc(file: string, siteFolder: string, docs: SiteConfig['docs']): string | undefined {
  const source = path.join(siteFolder, file);
  if (!existsSync(source)) return undefined;
  const relative = file.split(path.sep).join('/');
  const version = docs.versions.find(({folder}) => relative.startsWith(`${folder}/`));
  if (!version)
    throw new Error(`${relative} is in no docs folder. Known folders: ${docs.versions.map(({folder}) => folder).join(', ')}.`);
  // A mistake in that page's front matter is reported where it is, when that page is compiled.
  const [, block = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(source, 'utf8')) ?? [];
  const slug = block.includes('slug') ? parseDocument(block).get('slug') : undefined;
  return docRoute(
    relative.slice(version.folder.length + 1).replace(/\.mdx?$/, ''),
    typeof slug === 'string' ? slug : undefined,
    joinRoute(docs.routeBasePath, version.path),
  );
}
