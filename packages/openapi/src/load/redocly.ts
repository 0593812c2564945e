// The only file that knows Redocly: it puts the files of a spec together and checks that the result is OpenAPI.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type LocationObject,
  type NormalizedProblem,
  YamlParseError,
} from '@redocly/openapi-core';
import {parse} from 'yaml';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {readPointer} from '../document/pointers.ts';
import type {SpecProblem} from './specProblem.ts';

/** What a project asks of its specs beyond being OpenAPI: rules that Redocly has, and what to do where a rule is broken. */
export type LoadLayer = {
  rules?: Record<string, 'error' | {severity: 'error'; allowedValues: string[]}>;
  /** A sentence by the rule that it is about. */
  advice?: Record<string, string>;
};

/** Without these, it is no OpenAPI document, or what reads it would have to guess. */
const openApiRules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-duplicated-tag-names': 'error',
  'no-identical-paths': 'error',
  'no-undefined-server-variable': 'error',
  'no-enum-type-mismatch': 'error',
  'no-schema-type-mismatch': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-parameters-unique': 'error',
  'path-declaration-must-exist': 'error',
  'path-parameters-defined': 'error',
  'security-defined': 'error',
} as const;

/** What every tool agrees on. */
export const standardRules = {struct: 'error', 'no-unresolved-refs': 'error'} as const;

const openApiAdvice = {
  'no-unresolved-refs': 'Fix the path or the name behind "#/", or add or repair what it names.',
  'operation-operationId-unique': 'Give each operation an operationId of its own.',
};

/** Reads each file once, also when a spec is first checked and then put together. Not for two specs: putting one together changes it. */
export function createReader(): BaseResolver {
  return new BaseResolver();
}

/** Everything that is wrong with the spec as an OpenAPI document, in all of its files, and what breaks the layer's rules. */
export async function lintFile(
  file: string,
  layer: LoadLayer = {},
  reader = createReader(),
  rules: Record<string, 'error'> = openApiRules,
): Promise<SpecProblem[]> {
  const advice = {...openApiAdvice, ...layer.advice};
  try {
    const config = await createConfig({rules: {...rules, ...layer.rules}});
    const problems = await lint({ref: file, config, externalRefResolver: reader});
    return problems.map((problem) => toProblem(problem, file, advice));
  } catch (error) {
    return [toReadingProblem(error, file)];
  }
}

/** Puts the files together. What is used by several operations is kept once, under `components`. */
export async function bundleFile(file: string, reader = createReader()): Promise<OpenApiDocument> {
  const {bundle: bundled} = await bundle({ref: file, config: await createConfig({rules: {}}), externalRefResolver: reader});
  return bundled.parsed as OpenApiDocument;
}

function toProblem(
  {location, message, ruleId, suggest}: NormalizedProblem,
  file: string,
  advice: Record<string, string>,
): SpecProblem {
  const place = ruleId === 'operation-operationId-unique' ? toOperationId(location[0]) : location[0];
  const hints = [suggest.length > 0 ? `Did you mean ${suggest.join(' or ')}?` : undefined, advice[ruleId]];
  return {
    file: place?.source.absoluteRef ?? file,
    line: place ? getLineColLocation(place).start.line : 1,
    pointer: place?.pointer?.replace(/^#/, '') ?? '',
    message: [nameTag(ruleId, place, file) ?? message.trim().replace(/\.?$/, '.'), ...hints].filter(Boolean).join(' '),
  };
}

/** Redocly says that a tag is not defined, but neither which one nor which ones are. */
function nameTag(ruleId: string, place: LocationObject | undefined, file: string): string | undefined {
  if (ruleId !== 'operation-tag-defined' || place?.pointer === undefined) return undefined;
  const tag = readPointer(parse(place.source.body), place.pointer.replace(/^#/, ''));
  const {tags = []} = parse(readFileSync(file, 'utf8')) as {tags?: {name: string}[]};
  const known = `Tags in ${path.basename(file)}: ${tags.map(({name}) => name).join(', ') || 'none'}.`;
  return typeof tag === 'string'
    ? `There is no tag "${tag}". ${known} Use one of them, or add "${tag}" to "tags" there.`
    : `Say which tag the operation belongs to: "tags: [${tags[0]?.name ?? 'Name'}]". ${known}`;
}

/** Redocly ends this pointer with the id itself where the key "operationId" belongs. */
function toOperationId(place: LocationObject | undefined): LocationObject | undefined {
  return place?.pointer === undefined ? place : {...place, pointer: place.pointer.replace(/[^/]*$/, 'operationId')};
}

/** The spec's first file cannot be read at all. */
function toReadingProblem(error: unknown, file: string): SpecProblem {
  if (error instanceof YamlParseError) {
    return {file, line: error.line, pointer: '', message: `Not valid YAML, fix it at this line: ${error.originalError.message}`};
  }
  const reason = error instanceof Error ? error.message : String(error);
  const hint = reason.includes('circular')
    ? 'Look for a schema that is nothing but a "$ref" back to itself.'
    : 'Check that the file is there and starts with "openapi: 3.1.0".';
  return {file, line: 1, pointer: '', message: `Cannot be read: ${reason}. ${hint}`};
}
