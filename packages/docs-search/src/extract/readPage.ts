import {collapse, descendants, parseHtml, type HtmlElement} from './htmlTree.ts';

/** What a built page says about itself, and the element that holds its text. */
export type Page = {
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
  main: HtmlElement;
};

export function readPage(html: string): Page {
  const root = parseHtml(html);
  const elements = [...descendants(root)];
  const metas = readMetas(elements);
  const canonical = elements.find(({name, attributes}) => name === 'link' && attributes.rel === 'canonical');
  return {
    isIndexed: !(metas.get('robots') ?? '').includes('noindex'),
    canonicalPath: canonical?.attributes.href === undefined ? null : new URL(canonical.attributes.href, 'http://site').pathname,
    title: metas.get('docsearch:lvl1') ?? null,
    area: metas.get('docsearch:lvl0') ?? null,
    pageRank: Number(metas.get('docsearch:page_rank') ?? 0),
    language: metas.get('docsearch:language') ?? 'en',
    version: metas.get('docsearch:version') ?? 'current',
    tag: metas.get('docsearch:docusaurus_tag') ?? 'default',
    main: elements.find(({name}) => name === 'main') ?? root,
  };
}

function readMetas(elements: HtmlElement[]): Map<string, string> {
  const metas = elements.filter(({name}) => name === 'meta');
  return new Map(metas.map(({attributes}) => [attributes.name ?? attributes.property ?? '', collapse(attributes.content ?? '')]));
}
