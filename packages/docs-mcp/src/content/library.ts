import {addPart, createSearchIndex, type SearchIndex} from '@docs/docs-search/engine';
import {createRequestChecker, type RequestChecker} from '@docs/mock-api';
import {listOperations, type OpenApiDocument, type PlacedOperation} from '@docs/openapi';
import type {DocsApi, DocsContent, DocsVersion} from './docsContent.ts';
import {type PackedText, unpackText} from './packText.ts';

export type LibraryApi = Omit<DocsApi, 'document'> & {loadDocument: () => OpenApiDocument};
export type LibraryOperation = PlacedOperation & {api: LibraryApi; document: OpenApiDocument};

/** The content, ready to be asked. Nothing is read before somebody asks for it, and nothing is read twice. */
export type Library = Pick<DocsContent, 'title' | 'url' | 'versions' | 'pages'> & {
  defaultVersion: DocsVersion;
  apis: LibraryApi[];
  loadIndex: (version: DocsVersion) => Promise<SearchIndex>;
  loadOperations: () => LibraryOperation[];
  loadDocuments: () => Record<string, OpenApiDocument>;
  loadChecker: () => RequestChecker;
};

export function createLibrary({title, url, versions, pages, ...content}: DocsContent): Library {
  const apis = content.apis.map(({document, ...api}) => ({
    ...api,
    loadDocument: once(() => JSON.parse(unpackText(document)) as OpenApiDocument),
  }));
  const indices = new Map(
    versions.map(({name, index}) => [name, once(() => fillIndex(index.map((part) => content.indexFiles[part])))]),
  );
  const loadDocuments = once(() => Object.fromEntries(apis.map(({name, loadDocument}) => [name, loadDocument()])));
  const [firstVersion] = versions;
  if (!firstVersion) throw new Error('The content has no version of the docs. Build the site again: npm run build.');
  return {
    title,
    url,
    versions,
    pages,
    defaultVersion: versions.find(({isDefault}) => isDefault) ?? firstVersion,
    apis,
    loadIndex: ({name}) => indices.get(name)?.() ?? Promise.resolve(createSearchIndex()),
    loadOperations: once(() => apis.flatMap(listApiOperations)),
    loadDocuments,
    loadChecker: once(() => createRequestChecker(loadDocuments())),
  };
}

/** Every API has calls that take any path. */
export function isGeneric({path}: PlacedOperation): boolean {
  return path === '/1{path}';
}

function listApiOperations(api: LibraryApi): LibraryOperation[] {
  const document = api.loadDocument();
  return listOperations(document).map((operation) => ({...operation, api, document}));
}

async function fillIndex(parts: (PackedText | undefined)[]): Promise<SearchIndex> {
  const index = createSearchIndex();
  for (const part of parts) if (part !== undefined) await addPart(index, [unpackText(part)]);
  return index;
}

function once<Value>(make: () => Value): () => Value {
  let made: {value: Value} | undefined;
  return () => {
    made ??= {value: make()};
    return made.value;
  };
}
