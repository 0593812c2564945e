import path from 'node:path';
import type {LoadLayer} from './redocly.ts';
import {createLocate, type Locate} from './sources.ts';
import {SpecError} from './specProblem.ts';
import type {OpenApiDocument} from '../document/openApiDocument.ts';

/** Reads a spec with all its files into one document. Throws a `SpecError` that lists every problem. */
export async function loadSpec(file: string, layer: LoadLayer = {}): Promise<OpenApiDocument> {
  // It takes a while to load, and who only lists specs doesn't need it.
  const {bundleFile, createReader, lintFile} = await import('./redocly.ts');
  const reader = createReader();
  const problems = await lintFile(file, layer, reader);
  if (problems.length > 0) throw new SpecError(problems, path.dirname(path.dirname(file)));
  return sortComponents(await bundleFile(file, reader));
}

/** The document, and where each place of it was written. */
export async function loadSpecWithSources(
  file: string,
  layer: LoadLayer = {},
): Promise<{document: OpenApiDocument; locate: Locate}> {
  const document = await loadSpec(file, layer);
  return {document, locate: createLocate(file, document)};
}

/** The order of components would otherwise be that in which they are first used, and change with every edit. */
function sortComponents(document: OpenApiDocument): OpenApiDocument {
  const kinds = Object.entries<Record<string, unknown>>(document.components ?? {});
  const sorted = Object.fromEntries(kinds.map(([kind, entries]) => [kind, sortKeys(entries)]));
  return {...document, components: sortKeys(sorted)};
}

function sortKeys(entries: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}
