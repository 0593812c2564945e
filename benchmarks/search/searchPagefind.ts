import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {builtSite, peers} from '../setup/folders.ts';
import {type Engine, mostResults} from './searchEngines.ts';

/** What is used of Pagefind: it is no dependency, so its own types are not there when this is checked. */
type Pagefind = {
  createIndex: () => Promise<{
    index: {
      addDirectory: (folder: {path: string; glob: string}) => Promise<unknown>;
      writeFiles: (to: {outputPath: string}) => Promise<unknown>;
    };
  }>;
};
type Section = {url: string; weighted_locations: {balanced_score: number}[]};
type Client = {
  options: (options: {basePath: string; baseUrl: string}) => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string; sub_results: Section[]}>}[]}>;
};

/** The pages of one version of the docs, as for the other engines. */
const searchedPages = '{*,specs/*,docs/clients/**/*,docs/contributing/**/*}.html';
/** Pages that are looked into for sections, each a file of its own; and the sections taken of each. */
const mostPages = 6;
const mostSections = 3;

/** Pagefind with its defaults on the same built pages. Its results are pages, with the best sections of each. It runs once: it's slow. */
export const pagefind: Engine = {
  name: 'Pagefind',
  isTimed: false,
  async build() {
    const folder = `${mkdtempSync(path.join(tmpdir(), 'pagefind-'))}/`;
    const entry = path.join(peers, 'node_modules/pagefind/lib/index.js');
    const {createIndex} = (await import(pathToFileURL(entry).href)) as Pagefind;
    const {index} = await createIndex();
    await index.addDirectory({path: builtSite, glob: searchedPages});
    await index.writeFiles({outputPath: folder});
    readFilesByFetch(folder);
    const client = (await import(pathToFileURL(path.join(folder, 'pagefind.js')).href)) as Client;
    await client.options({basePath: pathToFileURL(folder).href, baseUrl: '/'});
    return async (query) => {
      const {results} = await client.search(query);
      const pages = await Promise.all(results.slice(0, mostPages).map((result) => result.data()));
      return pages.flatMap(({sub_results: sections}) => chooseSections(sections)).slice(0, mostResults);
    };
  },
};

function chooseSections(sections: Section[]): string[] {
  const score = ({weighted_locations: locations}: Section): number =>
    locations.reduce((sum, {balanced_score: own}) => sum + own, 0);
  const best = sections.toSorted((one, other) => score(other) - score(one));
  return best.slice(0, mostSections).map(({url}) => toRoute(url));
}

/** Its client runs in a browser and fetches its index: here from a folder. */
function readFilesByFetch(folder: string): void {
  const fetchElsewhere = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(folder)) return fetchElsewhere(input, init);
    const [file = ''] = address.slice(address.indexOf(folder)).split('?');
    return Promise.resolve(new Response(readFileSync(file)));
  };
}

/** /docs/a.html#b and /docs/a/#b are /docs/a#b. */
function toRoute(url: string): string {
  return url.replace(/(?:\/index)?\.html(?=#|$)/, '').replace(/\/(?=#|$)/, '') || '/';
}
