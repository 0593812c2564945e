import {extractSite} from '../../extract/extractRecords.ts';
import {groupPlaces} from '../place.ts';
import {addPlace, createSearchIndex, type SearchIndex} from '../searchIndex.ts';

/** An index of pages, given as route and what is in `<main>`; for tests. */
export function indexPages(pages: Record<string, string>): SearchIndex {
  const index = createSearchIndex();
  const site = Object.entries(pages).map(([route, main]) => ({route, html: `<main>${main}</main>`}));
  for (const place of groupPlaces(extractSite(site))) addPlace(index, place);
  return index;
}
