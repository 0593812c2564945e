import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listSpecs} from '@docs/openapi/load';
import {loadAlgoliaSpec} from '../load/loadAlgoliaSpec.ts';
import {
  findFieldSchemas,
  listOperations,
  listParts,
  type OpenApiDocument,
  parseJson,
  placeFault,
  readPointer,
  type Schema,
  toBodySchema,
  toPointer,
  toTokens,
} from '@docs/openapi';
import {createCheck} from '../__fixtures__/createCheck.ts';
import {buildAlgoliaReference} from '../reference.ts';
import {readRequestCases} from './requestCases.ts';

const folder = path.resolve(import.meta.dirname, '../../../../specs');
const specs = await Promise.all(
  listSpecs(folder).map(async ({name, file}) => {
    const document = await loadAlgoliaSpec(file);
    return {
      name,
      document,
      cases: readRequestCases(path.join(folder, name, 'requests.yml')),
      check: createCheck(document),
      addresses: buildAlgoliaReference(name, document).addresses,
    };
  }),
);

describe.each(specs)('$name', ({document, cases, check, addresses}) => {
  it('accepts what is right and refuses what is wrong, at the right place', () => {
    const wrong = cases.filter(({operation, valid, at, ...request}) => {
      const faults = check(operation, request);
      return valid ? faults.length > 0 : faults.length === 0 || (at !== undefined && faults[0]?.pointer !== at);
    });
    expect(wrong).toEqual([]);
  });

  it('says where each refused request is wrong', () => {
    expect(cases.filter(({valid, at}) => !valid && at === undefined)).toEqual([]);
  });

  it('names each fault in whole sentences and leads to its documentation', () => {
    for (const {operation, ...request} of cases)
      for (const {message, suggestion, described} of check(operation, request)) {
        expect(message).toMatch(/^[A-Z`].*\.$/);
        expect(suggestion ?? 'None.').toMatch(/^[A-Z`].*[.?]$/);
        expect(`${message} ${suggestion ?? ''}`).not.toMatch(/undefined|\[object|documentation says|NaN|like this/);
        expect(addresses[described.at(-1) ?? '']).toBe(`operation/${operation}`);
      }
  });

  it('finds the place of each fault in the text of the body', () => {
    for (const {operation, valid, ...request} of cases) {
      if (valid || request.body === undefined) continue;
      const source = parseJson(JSON.stringify(request.body, null, 2).slice(0, 2_500_000));
      if (source.kind === 'fault') continue;
      expect(source.value).toEqual(request.body);
      for (const fault of check(operation, request).filter(({pointer}) => pointer.startsWith('/body')))
        expect(placeFault(fault, source)?.to).toBeGreaterThan(0);
    }
  });

  it('misses each required field that is taken out of an accepted body', {timeout: 60_000}, () => {
    for (const {operation, valid, ...request} of cases) {
      if (!valid || JSON.stringify(request.body ?? null).length > 10_000) continue;
      for (const pointer of listRequired(document, operation, request.body)) {
        const faults = check(operation, {...request, body: without(request.body, pointer)});
        const name = toTokens(pointer).at(-1) ?? '';
        expect(faults.map(({message}) => message).join(' ')).toContain(`\`${name}\``);
      }
    }
  });
});

/** The places in a body of fields that each schema of their object requires. */
function listRequired(document: OpenApiDocument, operation: string, body: unknown): string[] {
  const placed = listOperations(document).find(({value}) => value.operationId === operation);
  return placed ? follow(document, [toBodySchema(placed) ?? ''], body, '') : [];
}

function follow(document: OpenApiDocument, schemas: string[], value: unknown, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = schemas.flatMap((schema) => listParts(document, schema));
  const required = parts
    .filter(({path: trail}) => !trail.some(isOptional))
    .flatMap(({value: schema}: {value: Schema}) => schema.required ?? []);
  return [
    ...new Set(required.filter((name) => name in value).map((name) => pointer + toPointer(name))),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const fields = schemas
        .flatMap((schema) => findFieldSchemas(document, schema, name))
        .filter(({path: trail}) => !trail.some(isOptional));
      return follow(
        document,
        fields.map(({place}) => place),
        inner,
        pointer + toPointer(name),
      );
    }),
  ];
}

function isOptional(pointer: string): boolean {
  return /\/(oneOf|anyOf)\/\d+$|\/(then|else)$/.test(pointer);
}

function without(body: unknown, pointer: string): unknown {
  const copy: unknown = structuredClone(body);
  const tokens = toTokens(pointer);
  const parent = readPointer(copy, toPointer(...tokens.slice(0, -1))) as Record<string, unknown>;
  Reflect.deleteProperty(parent, tokens.at(-1) ?? '');
  return copy;
}
