import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {listOperations, toBodySchema} from '@docs/openapi';
import {listSpecs} from '@docs/openapi/load';
import {loadAlgoliaSpec} from './load/loadAlgoliaSpec.ts';
import {createValidator} from '@docs/openapi/validate';
import {createCheck} from './__fixtures__/createCheck.ts';
import {readRequestCases, type RequestCase} from './lint/requestCases.ts';

const folder = path.resolve(import.meta.dirname, '../../../specs');

/** APIs with bodies to change: some of them only read. */
const apis = listSpecs(folder)
  .map(({name, file}) => ({name, file, cases: readBodies(path.join(folder, name, 'requests.yml'))}))
  .filter(({cases}) => cases.length > 0);

function readBodies(file: string): RequestCase[] {
  return readRequestCases(file).filter(({body}) => body !== undefined && JSON.stringify(body).length < 5000);
}

describe('a request that is changed at random is explained whatever it is, and refused when its schema refuses it', () => {
  it.each(apis)('$name', {timeout: 60_000}, async ({file, cases}) => {
    const document = await loadAlgoliaSpec(file);
    const validate = createValidator(document);
    const check = createCheck(document, validate);
    const places = new Map(listOperations(document).map((operation) => [operation.value.operationId, toBodySchema(operation)]));
    const changedCase = fc
      .constantFrom(...cases)
      .chain(({operation, body}) => fc.record({operation: fc.constant(operation), changed: change(body)}));
    fc.assert(
      fc.property(changedCase, ({operation, changed}) => {
        const faults = check(operation, {body: changed}).filter(({pointer}) => pointer.startsWith('/body'));
        const shown = JSON.stringify({operation, changed, faults});
        if (validate(places.get(operation) ?? '', changed).length > 0) expect(faults.length, shown).toBeGreaterThan(0);
        expect(
          faults.every(({message}) => message.length > 10 && !/undefined|\[object/.test(message)),
          shown,
        ).toBe(true);
        expect(new Set(faults.map(({pointer, message}) => pointer + message)).size, shown).toBe(faults.length);
      }),
      {numRuns: 300},
    );
  });
});

const strange = [null, true, 0, -1, 2.5, 1e21, '', 'a', '2023', [], {}, [null], {a: 1}, [[]], [{}], 'x'.repeat(300)];

/** Copies with some values replaced, left out or added. */
function change(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({weight: 7, arbitrary: changeInside(value)}, {weight: 1, arbitrary: fc.constantFrom(...strange)});
}

function changeInside(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  if (Array.isArray(value)) return fc.tuple(...value.map((entry) => leaveOut(change(entry), 10))).map((kept) => kept.flat(1));
  const fields = Object.entries(value).map(([name, inner]) => {
    const otherName = fc.oneof({weight: 11, arbitrary: fc.constant(name)}, {weight: 1, arbitrary: fc.constant(`${name}s`)});
    return leaveOut(fc.tuple(otherName, change(inner)), 8);
  });
  return fc.tuple(...fields).map((kept) => Object.fromEntries(kept.flat(1)));
}

/** A list with the value, or, once in so many times, an empty one. */
function leaveOut<Value>(value: fc.Arbitrary<Value>, times: number): fc.Arbitrary<Value[]> {
  return fc.oneof({weight: times - 1, arbitrary: value.map((kept) => [kept])}, {weight: 1, arbitrary: fc.constant<Value[]>([])});
}
