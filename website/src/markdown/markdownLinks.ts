import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';
import {parseDocument} from 'yaml';
import type {DocsVersionConfig, SiteConfig} from '../config/siteConfig.ts';
import {placeDoc} from '../docs/docFiles.ts';
import {docRoute, joinRoute} from '../docs/docRoute.ts';
import {addUse} from './docUses.ts';

type Options = {siteFolder: string; docs: SiteConfig['docs']; version: DocsVersionConfig};

/**
 * Remark plugin: `./installation.mdx#java` becomes the route of that page, in the version of the page that links it.
 * A link to a file that does not exist stays as it is; the link check of the build lists it with all others.
 */
export function markdownLinks(options: Options) {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, target, hash = ''] = /^(?!\w+:|\/)(.+\.mdx?)(#.*)?$/.exec(node.url) ?? [];
      if (target === undefined) return;
      const source = path.relative(options.siteFolder, path.resolve(path.dirname(file.path), target));
      addUse(file, 'docs', source);
      const route = routeOfDoc(source, options);
      if (route !== undefined) node.url = route + hash;
    });
  };
}

/**
 * The route of the doc in a file, given by its path from the site's folder, if there is such a doc. If the version doesn't have it, such
 * as a page that isn't versioned, it's that of another one.
 */
export function routeOfDoc(file: string, {siteFolder, docs, version}: Options): string | undefined {
  const shared = file.split(path.sep).join('/');
  const versions = docs.versions.filter(({folder}) => shared.startsWith(`${folder}/`));
  if (versions.length === 0)
    throw new Error(`${shared} is in no docs folder. Known folders: ${docs.versions.map(({folder}) => folder).join(', ')}.`);
  const ordered = versions.toSorted((a, b) => Number(b.name === version.name) - Number(a.name === version.name));
  for (const candidate of ordered) {
    const own = shared.replace(/\.mdx?$/, `.${candidate.name}$&`);
    for (const source of [own, shared]) {
      const placed = placeDoc(source, candidate, docs);
      if (placed && existsSync(path.join(siteFolder, source)))
        return docRoute(placed.id, readSlug(path.join(siteFolder, source)), joinRoute(docs.routeBasePath, candidate.path));
    }
  }
  return undefined;
}

/** A mistake in that page's front matter is reported where it is, when that page is compiled. */
function readSlug(file: string): string | undefined {
  const [, block = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8')) ?? [];
  const slug = block.includes('slug') ? parseDocument(block).get('slug') : undefined;
  return typeof slug === 'string' ? slug : undefined;
}
