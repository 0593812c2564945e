import path from 'node:path';
import {listSpecs} from '@docs/openapi/load';
import {loadAlgoliaSpec} from '../../load/loadAlgoliaSpec.ts';
import {type ApiRequest, exampleRequest, listOperations, type OpenApiDocument, type PlacedOperation} from '@docs/openapi';
import type {LanguageName} from '../../facts/languages.ts';
import {buildSamples} from '../buildSamples.ts';
import {buildCall, type Call} from '../call.ts';

export type ExampleSample = {
  /** API, operation and the name of the example: "search batch add". */
  name: string;
  api: string;
  language: LanguageName;
  code: string;
  note: string;
  call: Call;
};

const folder = path.resolve(import.meta.dirname, '../../../../../specs');

/** Every spec by its name. */
export const apis = new Map(
  await Promise.all(
    listSpecs(folder).map(async ({name, file}): Promise<[string, OpenApiDocument]> => [name, await loadAlgoliaSpec(file)]),
  ),
);

export function readApi(api: string): OpenApiDocument {
  const document = apis.get(api);
  if (!document) throw new Error(`There is no spec "${api}". There are ${[...apis.keys()].join(', ')}.`);
  return document;
}

export function findOperation(document: OpenApiDocument, operationId: string): PlacedOperation {
  const operation = listOperations(document).find(({value}) => value.operationId === operationId);
  if (!operation) throw new Error(`${document.info.title} has no operation "${operationId}".`);
  return operation;
}

/** The samples of an operation by language, for its example or for another request. */
export function readSamples(api: string, operationId: string, request?: ApiRequest): Partial<Record<LanguageName, string>> {
  const document = readApi(api);
  const operation = findOperation(document, operationId);
  const samples = buildSamples(document, operation, request ?? exampleRequest(operation));
  return Object.fromEntries(samples.map(({language, code}) => [language, code]));
}

/** The samples of every operation of every spec, for each example of its body. */
export function listExampleSamples(language: LanguageName): ExampleSample[] {
  return [...apis].flatMap(([api, document]) =>
    listOperations(document).flatMap((operation) =>
      listRequests(operation).flatMap(({name, request}) =>
        buildSamples(document, operation, request)
          .filter((sample) => sample.language === language)
          .map((sample) => ({
            name: [api, operation.value.operationId, ...name].join(' '),
            api,
            ...sample,
            call: buildCall(document, operation, request),
          })),
      ),
    ),
  );
}

function listRequests(operation: PlacedOperation): {name: string[]; request: ApiRequest}[] {
  const request = exampleRequest(operation);
  const bodies = Object.entries(operation.value.requestBody?.content['application/json']?.examples ?? {});
  if (bodies.length === 0) return [{name: [], request}];
  return bodies.map(([name, {value}]) => ({name: [name], request: {...request, body: value}}));
}
