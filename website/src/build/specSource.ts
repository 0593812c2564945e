import path from 'node:path';
import {buildAlgoliaReference} from '@docs/algolia-specs/reference';
import type {OpenApiDocument} from '@docs/openapi';
import {loadAlgoliaSpec} from '@docs/algolia-specs/load';
import {listSpecs} from '@docs/openapi/load';
import type {ApiReference} from '@docs/openapi/reference';
import {bundleMock} from './bundleMock.ts';

/** The specs of a folder. Each is loaded once, until `clear`: pages, downloads and Markdown are made from the same document. */
export type SpecSource = {
  folder: string;
  loadDocument: (file: string) => Promise<OpenApiDocument>;
  loadReference: (file: string) => Promise<ApiReference>;
  loadReferences: () => Promise<ApiReference[]>;
  /** The mock of all specs, as a file to download. */
  loadMock: () => Promise<string>;
  clear: () => void;
};

export function createSpecSource(folder: string): SpecSource {
  const documents = new Map<string, Promise<OpenApiDocument>>();
  const references = new Map<string, Promise<ApiReference>>();
  const mocks = new Map<string, Promise<string>>();
  const loadDocument = (file: string): Promise<OpenApiDocument> => keep(documents, file, () => loadAlgoliaSpec(file));
  const loadReference = (file: string): Promise<ApiReference> =>
    keep(references, file, async () => buildAlgoliaReference(path.basename(path.dirname(file)), await loadDocument(file)));
  return {
    folder,
    loadDocument,
    loadReference,
    loadReferences: () => Promise.all(listSpecs(folder).map(({file}) => loadReference(file))),
    loadMock: () =>
      keep(mocks, folder, async () => {
        const named = listSpecs(folder).map(async ({name, file}) => [name, await loadDocument(file)] as const);
        return bundleMock(Object.fromEntries(await Promise.all(named)));
      }),
    clear() {
      documents.clear();
      references.clear();
      mocks.clear();
    },
  };
}

function keep<Value>(kept: Map<string, Promise<Value>>, file: string, load: () => Promise<Value>): Promise<Value> {
  const value = kept.get(file) ?? load();
  kept.set(file, value);
  return value;
}
