import {type ExtractedRecords, extractPage} from '@docs/docs-search';
import {Parser} from 'htmlparser2';
import {watchInline} from './checkInline.ts';

/** One HTML file of the build, with what the later stages ask of it. */
export type BuiltPage = {
  /** Path from the build folder. */
  file: string;
  route: string;
  html: string;
  ids: Set<string>;
  /** Addresses of `<a href>` and `<img src>`, as written. */
  links: string[];
  canonical?: string;
  isIndexed: boolean;
  modified?: string;
  /** What is inline and not the site's own. */
  unknown: string[];
  search: ExtractedRecords;
};

export function parsePage(file: string, html: string): BuiltPage {
  const route = routeOf(file);
  const inline = watchInline();
  const page: BuiltPage = {
    file,
    route,
    html,
    ids: new Set(),
    links: [],
    isIndexed: true,
    unknown: inline.found,
    search: extractPage(html, route),
  };
  // Once for all who look at tags: a parser takes longer than they do.
  const parser = new Parser({
    ...inline.handlers,
    onopentag(name, attributes, isImplied) {
      inline.handlers.onopentag?.(name, attributes, isImplied);
      const {id, href, src, rel, content, property, name: metaName} = attributes;
      if (id) page.ids.add(id);
      if (name === 'a' && href !== undefined) page.links.push(href);
      if (name === 'img' && src !== undefined) page.links.push(src);
      if (name === 'link' && rel === 'canonical' && href) page.canonical = href;
      if (name === 'meta' && metaName === 'robots' && content?.includes('noindex')) page.isIndexed = false;
      if (name === 'meta' && property === 'article:modified_time' && content) page.modified = content;
    },
  });
  parser.end(html);
  return page;
}

/** `docs/clients.html` is served as `/docs/clients`, and `index.html` as the folder that it is in. */
function routeOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}
