import type {Hierarchy, Level, SearchRecord} from '../record/searchRecord.ts';
import {packAnchor, unpackAnchor} from './anchors.ts';
import {groupPlaces, type Place} from './place.ts';

/** Part of an index: places page by page, without what follows from the place before. */
export type IndexPart = {name: string; pages: PackedPage[]};
export type PackedPage = {route: string; language: string; version: string; tag: string; places: PackedPlace[]};
/** Anchor (see anchors.ts), level (7 for text), how many titles stay as they were, the others, page rank, address, texts. */
type PackedPlace = [string | null, number, number, (string | null)[], number, string | null, ...string[]];

const format = 2;
const levels: (Level | 'content')[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];

/** Packs records into parts, in the order in which to load them: pages that share an area, then pages that are one of their own. */
export function createIndex(records: SearchRecord[]): IndexPart[] {
  const places = groupPlaces(records);
  const isReference = ({hierarchy}: Place) => hierarchy.lvl0 === hierarchy.lvl1;
  return [
    {name: 'guides', pages: packPages(places.filter((place) => !isReference(place)))},
    {name: 'references', pages: packPages(places.filter(isReference))},
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
  let before: {titles: (string | null)[]; anchor: string} = {titles: [], anchor: ''};
  return places.map(({url, type, hierarchy, pageRank, address, texts}) => {
    const titles = titlesOf(hierarchy);
    const kept = countSame(before.titles, titles);
    const anchor = url.split('#')[1] ?? '';
    const packed = anchor === '' ? null : packAnchor(anchor, before.anchor, titles.at(-1) ?? '');
    before = {titles, anchor};
    const path = address && `${address.method} ${address.path}`;
    return [packed, levels.indexOf(type), kept, titles.slice(kept), pageRank, path, ...texts];
  });
}

/** The places of a page, one after the other. */
export function* unpackPlaces({route, language, version, tag, places}: PackedPage): Generator<Place> {
  let titles: (string | null)[] = [];
  let anchor = '';
  for (const [packed, level, kept, others, pageRank, path, ...texts] of places) {
    titles = [...titles.slice(0, kept), ...others];
    anchor = packed === null ? '' : unpackAnchor(packed, anchor, titles.at(-1) ?? '');
    const [method = '', own = ''] = path?.split(' ') ?? [];
    yield {
      url: anchor === '' ? route : `${route}#${anchor}`,
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

/** A part as a file: JSON with a line for each page, so that pages can be read while the rest is on its way. */
export function writePart({pages}: IndexPart): string {
  const lines = [{format}, ...pages].map((line) => JSON.stringify(line));
  return `[${lines.join('\n,')}\n]`;
}

/** Reads the pages of a part from pieces of its file, each as soon as it's there. */
export async function* readPages(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<PackedPage> {
  let isFirst = true;
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const read: unknown = JSON.parse(line.slice(1));
      if (isFirst) checkFormat(read as {format?: unknown});
      else yield read as PackedPage;
      isFirst = false;
    }
  }
  if (rest !== ']') throw new Error('The search index is incomplete. Reload the page to load it again.');
}

/** Checks that a file is a part of an index that this version can read. */
function checkFormat(head: {format?: unknown}): void {
  if (head.format === format) return;
  throw new Error(
    `The search index has format ${String(head.format)}, this page reads format ${format}. Reload the page to update both.`,
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
