import {createRequire} from 'node:module';
import path from 'node:path';
import {type Place, readTerms, titleOf} from '@docs/docs-search/engine/stages';
import {unpackPackage} from '../peers/unpackPackage.ts';
import {unpackedPackages} from '../setup/folders.ts';
import {keysOf} from '../setup/keysOf.ts';
import {type Engine, mostResults} from './searchEngines.ts';

const versions = {minisearch: '7.2.0', flexsearch: '0.8.212', lunr: '2.3.9', '@orama/orama': '3.1.18'};

/** What is used of the packages: they are no dependencies, so their own types are not there when these are checked. */
type Packages = {
  minisearch: new (options: object) => MiniSearch;
  flexsearch: {Document: new (options: object) => FlexSearch};
  lunr: Lunr;
  '@orama/orama': Orama;
};
type Field = 'title' | 'name' | 'address' | 'text' | 'parents';
type Document = {id: number} & Record<Field, string>;

const boosts: Record<Field, number> = {title: 6, name: 6, address: 4, text: 1, parents: 1.5};
const fields = keysOf(boosts);

/** The other engines. Each gets our terms and the same boosts, finds beginnings of the last word, and typing errors if it can. */
export function loadPeers(): Engine[] {
  return [loadMiniSearch(), loadFlexSearch(), loadLunr(), loadOrama()];
}

function load<Name extends keyof Packages>(name: Name): Packages[Name] {
  unpackPackage(name, versions[name], path.join(unpackedPackages, name));
  return createRequire(path.join(unpackedPackages, '../index.js'))(name) as Packages[Name];
}

type MiniSearch = {addAll: (documents: Document[]) => void; search: (query: string, options: object) => {id: number}[]};

function loadMiniSearch(): Engine {
  const Index = load('minisearch');
  const prefix = (_term: string, position: number, terms: string[]): boolean => position === terms.length - 1;
  const fuzzy = (term: string): number => allowedTypos(term);
  return {
    name: `MiniSearch ${versions.minisearch}`,
    build(places) {
      const index = new Index({fields, tokenize: splitTerms, processTerm: (term: string) => term});
      index.addAll(places.map(buildDocument));
      return (query) =>
        toUrls(
          places,
          index.search(query, {boost: boosts, prefix, fuzzy}).map(({id}) => id),
        );
    },
  };
}

type FlexSearch = {
  add: (document: Document) => void;
  search: (query: string, options: object) => {field: Field; result: number[]}[];
};

/** It answers field by field and has no typing errors; the fields are merged by rank and boost. */
function loadFlexSearch(): Engine {
  const {Document: Index} = load('flexsearch');
  const options = fields.map((field) => ({field, tokenize: 'forward', resolution: 9, encode: splitTerms}));
  return {
    name: `FlexSearch ${versions.flexsearch}`,
    build(places) {
      const index = new Index({document: {id: 'id', index: options}});
      for (const document of places.map(buildDocument)) index.add(document);
      return (query) => toUrls(places, mergeFields(index.search(query, {limit: 50, suggest: true})));
    },
  };
}

function mergeFields(answers: {field: Field; result: number[]}[]): number[] {
  const scores = new Map<number, number>();
  for (const {field, result} of answers)
    result.forEach((id, place) => scores.set(id, (scores.get(id) ?? 0) + boosts[field] / (place + 5)));
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

type LunrBuilder = {
  tokenizer: (value: unknown) => object[];
  pipeline: {reset: () => void};
  searchPipeline: {reset: () => void};
  ref: (name: string) => void;
  field: (name: string, options: object) => void;
  add: (document: Document) => void;
};
type LunrQuery = {term: (term: string, options: object) => void};
type LunrIndex = {query: (ask: (query: LunrQuery) => void) => {ref: string}[]};
type Lunr = ((configure: (builder: LunrBuilder) => void) => LunrIndex) & {
  Token: new (term: string, metadata: object) => object;
  Query: {wildcard: {TRAILING: number}};
};

function loadLunr(): Engine {
  const lunr = load('lunr');
  const build = (places: Place[]): LunrIndex =>
    lunr((builder) => {
      builder.tokenizer = (value) => splitTerms(String(value)).map((term) => new lunr.Token(term, {}));
      builder.pipeline.reset();
      builder.searchPipeline.reset();
      builder.ref('id');
      for (const field of fields) builder.field(field, {boost: boosts[field]});
      for (const document of places.map(buildDocument)) builder.add(document);
    });
  const ask = (terms: string[], query: LunrQuery): void =>
    terms.forEach((term, position) => {
      query.term(term, {boost: 10});
      if (position === terms.length - 1) query.term(term, {wildcard: lunr.Query.wildcard.TRAILING, boost: 3});
      if (allowedTypos(term) > 0) query.term(term, {editDistance: allowedTypos(term)});
    });
  return {
    name: `lunr ${versions.lunr}`,
    build(places) {
      const index = build(places);
      const find = (query: string): {ref: string}[] => index.query((asked) => ask(splitTerms(query), asked));
      return (query) =>
        toUrls(
          places,
          find(query).map(({ref}) => Number(ref)),
        );
    },
  };
}

type Orama = {
  create: (options: object) => object;
  insert: (database: object, document: object) => unknown;
  search: (database: object, options: object) => Promise<{hits: {id: string}[]}>;
};

function loadOrama(): Engine {
  const {create, insert, search} = load('@orama/orama');
  const schema = Object.fromEntries(fields.map((field) => [field, 'string']));
  const tokenizer = {language: 'english', normalizationCache: new Map(), tokenize: splitTerms};
  return {
    name: `Orama ${versions['@orama/orama']}`,
    async build(places) {
      const database = create({schema, components: {tokenizer}});
      for (const document of places.map(buildDocument)) await insert(database, {...document, id: String(document.id)});
      return async (query) => {
        const {hits} = await search(database, {term: query, boost: boosts, tolerance: 1, threshold: 1, limit: mostResults});
        return toUrls(
          places,
          hits.map(({id}) => Number(id)),
        );
      };
    },
  };
}

function buildDocument(place: Place, id: number): Document {
  const [route = '', anchor = ''] = place.url.split('#');
  return {
    id,
    title: titleOf(place),
    name: anchor.split('/').at(-1) ?? '',
    address: place.address ? `${place.address.method} ${place.address.path}` : '',
    text: place.texts.join(' '),
    parents: [...Object.values(place.hierarchy).filter((title) => title !== null), route].join(' '),
  };
}

function splitTerms(text: string): string[] {
  return readTerms(text).map(({term}) => term);
}

function allowedTypos(term: string): number {
  return term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
}

function toUrls(places: Place[], numbers: number[]): string[] {
  return numbers.slice(0, mostResults).flatMap((number) => places[number]?.url ?? []);
}
