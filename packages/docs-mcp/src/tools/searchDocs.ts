import {search, type SearchIndex, type SearchResult} from '@docs/docs-search/engine';
import {z} from 'zod';
import type {Library} from '../content/library.ts';
import {findVersion} from '../content/names.ts';
import {ToolFault} from '../content/toolFault.ts';
import {cutLine} from '../markdown/cutText.ts';
import {languageNames, versionArgument} from './arguments.ts';
import {type AnyTool, defineTool} from './tool.ts';
import {wordHit} from './wordHit.ts';

const usualHits = 5;
const mostHits = 20;
/** Some of what is found may be about another language. */
const mostSearched = 60;

export function createSearchDocs(library: Library): AnyTool {
  return defineTool({
    name: 'search_docs',
    title: 'Search the documentation',
    description:
      'Searches guides and HTTP API references for words, questions, identifiers, error messages or paths, and lists the best sections. Read one with read_page.',
    input: {
      query: z
        .string()
        .min(1)
        .max(1000)
        .describe('What to look for, such as "wait until a record is searchable" or "attributesForFaceting".'),
      area: z.string().max(100).describe('Only this area, such as "Guides", or an API, such as "insights".').optional(),
      version: versionArgument(library),
      language: z.enum(languageNames).describe('Leaves out pages about another language.').optional(),
      limit: z.int().min(1).max(mostHits).describe(`How many results. Default: ${usualHits}.`).optional(),
    },
    async run({query, area, version: name, language, limit = usualHits}) {
      const version = findVersion(library, name);
      const index = await library.loadIndex(version);
      const found = searchArea(library, index, query, area);
      const fitting = found.hits.filter(({url}) => !isForOtherLanguage(url, language));
      const count = found.count - (found.hits.length - fitting.length);
      return wordResult(library, query, {...found, count, hits: fitting.slice(0, limit)});
    },
  });
}

/** Guides that are about one language are named after it. */
function isForOtherLanguage(url: string, language: string | undefined): boolean {
  const [route = ''] = url.split('#');
  const name = route.split('/').at(-1) ?? '';
  return language !== undefined && name !== language && languageNames.some((other) => other === name);
}

/** Areas are known by any beginning of their names, and those of APIs by the names of these. */
function searchArea({apis}: Library, index: SearchIndex, query: string, asked: string | undefined): SearchResult {
  const all = search(index, query, {}, mostSearched);
  if (asked === undefined || asked.trim() === '') return all;
  const wanted = (apis.find(({name}) => name === asked)?.title ?? asked).toLowerCase();
  const area = Object.keys(all.areas).find((name) => name.toLowerCase().startsWith(wanted));
  if (area === undefined) throw new ToolFault(wordOtherAreas(query, asked, all));
  return search(index, query, {area}, mostSearched);
}

function wordOtherAreas(query: string, area: string, {areas}: SearchResult): string {
  const names = Object.keys(areas);
  const others = names.length > 0 ? `Areas with results: ${names.join(', ')}.` : 'No other area has any.';
  return `Nothing about "${cutLine(query, 80)}" in the area "${area}". ${others}`;
}

function wordResult(library: Library, query: string, {count, areas, hits, unknown, suggestion}: SearchResult): string {
  const asked = cutLine(query, 80);
  // In a whole sentence, a rare word is more likely a name than a typo.
  const isShort = query.trim().split(/\s+/).length <= 5;
  const spelling = suggestion === undefined || !isShort ? [] : [`Did you mean "${suggestion}"?`];
  const missing = unknown.length > 0 ? [`Nowhere in the docs: ${unknown.join(', ')}.`] : [];
  if (hits.length === 0) return [`Nothing found for "${asked}".`, ...missing, ...spelling, 'Try fewer or other words.'].join(' ');
  const list = hits.map((hit, place) => `${place + 1}. ${wordHit(library, hit)}`);
  const counts = Object.entries(areas).map(([name, amount]) => `${name} ${amount}`);
  return [
    [`${hits.length} of ${count} results for "${asked}".`, ...missing, ...spelling].join(' '),
    list.join('\n'),
    `Read one: read_page {"page": "${hits[0]?.url ?? ''}"}. By area: ${counts.join(', ')}. The site is ${library.url}.`,
  ].join('\n\n');
}
