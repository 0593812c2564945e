import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseDocument} from 'yaml';
import type {SiteConfig} from '../config/siteConfig.ts';
import {docRoute, joinRoute} from '../docs/docRoute.ts';

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
      if (existsSync(source)) node.url = routeOf(source, siteFolder, docs) + hash;
    });
  };
}

function routeOf(source: string, siteFolder: string, docs: SiteConfig['docs']): string {
  const relative = path.relative(siteFolder, source).split(path.sep).join('/');
  const version = docs.versions.find(({folder}) => relative.startsWith(`${folder}/`));
  if (!version)
    throw new Error(`${relative} is in no docs folder. Known folders: ${docs.versions.map(({folder}) => folder).join(', ')}.`);
  // A mistake in that page's front matter is reported where it is, when that page is compiled.
  const [, block = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(source, 'utf8')) ?? [];
  const slug = parseDocument(block).get('slug');
  return docRoute(
    relative.slice(version.folder.length + 1).replace(/\.mdx?$/, ''),
    typeof slug === 'string' ? slug : undefined,
    joinRoute(docs.routeBasePath, version.path),
  );
}
