import type {PageFacts, Scope, View} from '../page/pageFacts.ts';

/** Where links lead, over all pages of a reference. */
export type PageMap = {
  /** The part of a page that a link on a page leads to. */
  findScope: (from: string, link: string) => Scope | undefined;
  /** All names that a reader finds in a view, those of schemas that it includes among them. */
  listNames: (view: View, from: string) => Set<string>;
};

/** A link as the page and the id that it leads to. */
export function splitLink(link: string, from: string): {route: string; id: string} {
  const [path = '', ...hash] = link.split('#');
  return {route: path === '' ? from : decode(path), id: decode(hash.join('#'))};
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function createPageMap(pages: PageFacts[]): PageMap {
  const places = new Map(
    pages.flatMap(({route, scopes}) => scopes.flatMap((scope) => scope.ids.map((id) => [`${route}#${id}`, scope]))),
  );
  const findScope: PageMap['findScope'] = (from, link) => {
    const {route, id} = splitLink(link, from);
    return places.get(`${route}#${id}`);
  };
  const listNames: PageMap['listNames'] = (view, from) => {
    const views = new Set([view]);
    for (const {includes} of views)
      for (const id of includes) {
        const root = places.get(`${from}#${id}`)?.root;
        if (root) views.add(root);
      }
    return new Set([...views].flatMap(({names}) => [...names]));
  };
  return {findScope, listNames};
}
