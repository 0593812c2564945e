import GithubSlugger from 'github-slugger';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';
import type {DocHeading} from '../docs/doc.ts';

declare module 'vfile' {
  interface DataMap {
    headings: DocHeading[];
  }
}

/** Rehype plugin: gives headings their ids and keeps levels 2 and 3 in `file.data.headings` for the table of contents. */
export function headings() {
  return (tree: Root, file: VFile): void => {
    const slugger = new GithubSlugger();
    const found: DocHeading[] = [];
    visit(tree, 'element', (node) => {
      const level = headingLevel(node);
      // A heading with an id comes from a plugin (footnotes) and is known by it.
      if (level === undefined || node.properties.id !== undefined) return;
      if (level === 1) file.fail('The page title comes from the front matter; start the text at level 2 ("##").', node);
      const text = toString(node);
      const id = slugger.slug(text);
      node.properties.id = id;
      if (level === 2 || level === 3) found.push({id, text, level});
    });
    file.data.headings = found;
  };
}

function headingLevel(node: Element): number | undefined {
  const match = /^h([1-6])$/.exec(node.tagName);
  return match ? Number(match[1]) : undefined;
}
