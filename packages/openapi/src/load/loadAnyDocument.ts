import path from 'node:path';
import {adoptDocument} from '../adopt/adoptDocument.ts';
import type {Values} from '../adopt/mapObjects.ts';
import {recognizeDocument, recognizeText} from '../adopt/recognizeDocument.ts';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {bundleFiles, type Bundled} from './bundleFiles.ts';
import {findLines} from './findLines.ts';
import {createLocatePlace, placeProblems} from './placeProblems.ts';
import {readSource, type Source} from './readSource.ts';
import {SpecError, type SpecProblem} from './specProblem.ts';

/** A document of others, of version 3.1, and what in it isn't as the standard says. */
export type AnyDocument = {document: OpenApiDocument; warnings: SpecProblem[]};

/**
 * Reads any document of OpenAPI 3 or Swagger 2.0, of one file or several. What isn't as the standard says is read as it's meant, and is
 * a warning. Throws a `SpecError` only for what can't be read at all. Nothing is fetched from other hosts.
 */
export async function loadAnyDocument(file: string): Promise<AnyDocument> {
  const entry = readEntry(path.resolve(file));
  const bundled = hasOtherFiles(entry.text) ? bundleFiles(entry, entry.value as Values) : bundleOne(entry);
  const {document, warnings} = adoptDocument(bundled.document);
  const locate = createLocatePlace(entry.file, bundled);
  const places = [...bundled.problems, ...warnings.map(({pointer, message}) => ({...locate(pointer), message}))];
  return Promise.resolve({document, warnings: [...listTextFaults(bundled), ...placeProblems(places, bundled.sources)]});
}

/** The first file, which says what kind of document it is. */
function readEntry(file: string): Source {
  const source = readSource(file);
  if (!('text' in source)) throw toError({file, pointer: '', ...source.fault});
  const recognized = recognizeDocument(source.value);
  if (recognized.kind !== 'none') return source;
  const {pointer} = recognized;
  const message = recognizeText(source.text) ?? recognized.message;
  throw toError({file, pointer, message, line: findLines(source.text, [pointer]).get(pointer) ?? 1});
}

function toError(problem: SpecProblem): SpecError {
  return new SpecError([problem], path.dirname(problem.file));
}

/** Whether a text may refer to other files. Most large documents don't, and are spared a walk through all of their objects. */
function hasOtherFiles(text: string): boolean {
  return /\$ref["']?\s*:\s*(["'](?!#|https?:)[^"']|(?!#|https?:)[^"'\s{[,])/.test(text);
}

function bundleOne(entry: Source): Bundled {
  return {document: entry.value as Values, origins: new Map(), sources: new Map([[entry.file, entry]]), problems: []};
}

/** Files that were read although something is wrong with their text. */
function listTextFaults({sources}: Bundled): SpecProblem[] {
  return [...sources.values()].flatMap(({file, value, fault}) =>
    value !== undefined && fault ? [{file, line: fault.line, pointer: '', message: fault.message}] : [],
  );
}
