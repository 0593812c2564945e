import type {Element} from 'domhandler';
import {collapse, descendants, parseHtml} from './htmlTree.ts';

/** What a built page says about itself, and the element that holds its text. */
export type ExtractedPage = {
  isIndexed: boolean;
  /** Path of the page that this one is a copy of, or its own. */
  canonicalPath: string | null;
  /** What the page wants to be called in results, if not by its heading. */
  title: string | null;
  area: string | null;
  pageRank: number;
  language: string;
  version: string;
  tag: string;
  main: Element;
};

export function readPage(html: string): ExtractedPage {
  const root = parseHtml(html);
  const elements = [...descendants(root)];
  const metas = readMetas(elements);
  const canonical = elements.find(({name, attribs}) => name === 'link' && attribs.rel === 'canonical');
  return {
    isIndexed: !(metas.get('robots') ?? '').includes('noindex'),
    canonicalPath: canonical?.attribs.href === undefined ? null : new URL(canonical.attribs.href, 'http://site').pathname,
    title: metas.get('docsearch:lvl1') ?? null,
    area: metas.get('docsearch:lvl0') ?? null,
    pageRank: Number(metas.get('docsearch:page_rank') ?? 0),
    language: metas.get('docsearch:language') ?? 'en',
    version: metas.get('docsearch:version') ?? 'current',
    tag: metas.get('docsearch:docusaurus_tag') ?? 'default',
    main: elements.find(({name}) => name === 'main') ?? root,
  };
}

function readMetas(elements: Element[]): Map<string, string> {
  const metas = elements.filter(({name}) => name === 'meta');
  return new Map(metas.map(({attribs}) => [attribs.name ?? attribs.property ?? '', collapse(attribs.content ?? '')]));
}
