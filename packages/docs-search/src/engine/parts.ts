import type {Hierarchy, Level, SearchRecord} from '../record/searchRecord.ts';
import {groupPlaces, type Place} from './place.ts';

/** Part of an index as a file: places page by page, without what follows from the place before. */
export type IndexPart = {format: typeof format; name: string; pages: PackedPage[]};
type PackedPage = {route: string; language: string; version: string; tag: string; places: PackedPlace[]};
/** Anchor, level (7 for text), how many titles stay as they were, the others, page rank, address, texts. */
type PackedPlace = [string | null, number, number, (string | null)[], number, string | null, ...string[]];

const format = 1;
const levels: (Level | 'content')[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];

/** Packs records into parts, in the order in which to load them: pages that share an area, then pages that are one of their own. */
export function createIndex(records: SearchRecord[]): IndexPart[] {
  const places = groupPlaces(records);
  const isReference = ({hierarchy}: Place) => hierarchy.lvl0 === hierarchy.lvl1;
  return [
    {format, name: 'guides', pages: packPages(places.filter((place) => !isReference(place)))},
    {format, name: 'references', pages: packPages(places.filter(isReference))},
  ];
}

function packPages(places: Place[]): PackedPage[] {
  const pages = new Map<string, Place[]>();
  for (const place of places) {
    const route = place.url.split('#')[0] ?? '';
    const known = pages.get(route);
    // A page of a large reference has tens of thousands of places.
    if (known) known.push(place);
    else pages.set(route, [place]);
  }
  return [...pages].map(([route, [first, ...rest]]) => {
    const {language = '', version = '', docusaurus_tag: tag = ''} = first ?? {};
    return {route, language, version, tag, places: first ? packPlaces([first, ...rest]) : []};
  });
}

function packPlaces(places: Place[]): PackedPlace[] {
  let before: (string | null)[] = [];
  return places.map(({url, type, hierarchy, pageRank, address, texts}) => {
    const titles = titlesOf(hierarchy);
    const kept = countSame(before, titles);
    before = titles;
    const path = address && `${address.method} ${address.path}`;
    return [url.split('#')[1] ?? null, levels.indexOf(type), kept, titles.slice(kept), pageRank, path, ...texts];
  });
}

/** The places of a part, one after the other. */
export function* unpackPlaces({pages}: IndexPart): Generator<Place> {
  for (const {route, language, version, tag, places} of pages) {
    let titles: (string | null)[] = [];
    for (const [anchor, level, kept, others, pageRank, path, ...texts] of places) {
      titles = [...titles.slice(0, kept), ...others];
      const [method = '', own = ''] = path?.split(' ') ?? [];
      yield {
        url: anchor === null ? route : `${route}#${anchor}`,
        type: levels[level] ?? 'content',
        hierarchy: hierarchyOf(titles),
        address: path === null ? null : {method, path: own},
        texts,
        language,
        version,
        docusaurus_tag: tag,
        pageRank,
      };
    }
  }
}

/** Checks that a file is a part of an index that this version can read. */
export function readPart(json: string): IndexPart {
  const part = JSON.parse(json) as Partial<IndexPart>;
  if (part.format === format && Array.isArray(part.pages)) return part as IndexPart;
  throw new Error(
    `The search index has format ${String(part.format)}, this page reads format ${format}. Reload the page to update both.`,
  );
}

function titlesOf(hierarchy: Hierarchy): (string | null)[] {
  const titles = levels.slice(0, 7).map((level) => hierarchy[level as Level]);
  return titles.slice(0, titles.findLastIndex((title) => title !== null) + 1);
}

function hierarchyOf(titles: (string | null)[]): Hierarchy {
  const [lvl0, lvl1, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = titles;
  return {lvl0: lvl0 ?? '', lvl1: lvl1 ?? '', lvl2, lvl3, lvl4, lvl5, lvl6};
}

function countSame(before: (string | null)[], titles: (string | null)[]): number {
  const different = titles.findIndex((title, level) => title !== before[level]);
  return different === -1 ? titles.length : different;
}
