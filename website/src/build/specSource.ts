import path from 'node:path';
import {buildReference, listSpecs, loadSpec, type OpenApiDocument} from '@docs/openapi';
import type {ApiReference} from '@docs/openapi/reference';

/** The specs of a folder. Each is loaded once, until `clear`: pages, downloads and Markdown are made from the same document. */
export type SpecSource = {
  folder: string;
  loadDocument: (file: string) => Promise<OpenApiDocument>;
  loadReference: (file: string) => Promise<ApiReference>;
  loadReferences: () => Promise<ApiReference[]>;
  clear: () => void;
};

export function createSpecSource(folder: string): SpecSource {
  const documents = new Map<string, Promise<OpenApiDocument>>();
  const references = new Map<string, Promise<ApiReference>>();
  const loadDocument = (file: string): Promise<OpenApiDocument> => keep(documents, file, () => loadSpec(file));
  const loadReference = (file: string): Promise<ApiReference> =>
    keep(references, file, async () => buildReference(path.basename(path.dirname(file)), await loadDocument(file)));
  return {
    folder,
    loadDocument,
    loadReference,
    loadReferences: () => Promise.all(listSpecs(folder).map(({file}) => loadReference(file))),
    clear() {
      documents.clear();
      references.clear();
    },
  };
}

function keep<Value>(kept: Map<string, Promise<Value>>, file: string, load: () => Promise<Value>): Promise<Value> {
  const value = kept.get(file) ?? load();
  kept.set(file, value);
  return value;
}
