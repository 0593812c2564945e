import type {Check} from './check.ts';
import {splitLink} from './pageMap.ts';

/** Links to places of the reference that aren't there. What authors wrote leads where they wrote. */
export const findLostLinks: Check = ({pages, files}) => {
  const ids = new Map(pages.map((page) => [page.route, new Set(page.ids)]));
  return pages.flatMap(({route: from, links}) =>
    [...new Set(links)].filter(isInside).flatMap((link) => {
      const {route, id} = splitLink(link, from);
      if (files.has(route)) return [];
      const found = ids.get(route);
      return found && (id === '' || found.has(id)) ? [] : [`${from}: ${link}`];
    }),
  );
};

function isInside(link: string): boolean {
  return link.startsWith('#') || /^\/(?![/\\])/.test(link);
}
