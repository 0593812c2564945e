import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listSpecs, loadSpec} from '@docs/openapi/load';
import {createValidator} from '@docs/openapi/validate';
import {listOperations, toBodySchema} from '@docs/openapi';
import {createCheck} from './__fixtures__/createCheck.ts';
import {readRequestCases} from './lint/requestCases.ts';

const folder = path.resolve(import.meta.dirname, '../../../specs');
const rounds = 20;

describe('a request that is changed at random is explained whatever it is, and refused when its schema refuses it', () => {
  it.each(listSpecs(folder).map(({name, file}) => [name, file] as const))('%s', {timeout: 60_000}, async (name, file) => {
    const document = await loadSpec(file);
    const validate = createValidator(document);
    const check = createCheck(document, validate);
    const random = createRandom(name.length);
    const places = new Map(listOperations(document).map(({pointer, value}) => [value.operationId, toBodySchema(pointer)]));
    const cases = readRequestCases(path.join(folder, name, 'requests.yml')).filter(
      ({body}) => body !== undefined && JSON.stringify(body).length < 5000,
    );
    for (const {operation, body} of cases)
      for (let round = 0; round < rounds; round++) {
        const changed = change(body, random);
        const faults = check(operation, {body: changed}).filter(({pointer}) => pointer.startsWith('/body'));
        const shown = JSON.stringify({operation, changed, faults});
        if (validate(places.get(operation) ?? '', changed).length > 0) expect(faults.length, shown).toBeGreaterThan(0);
        expect(
          faults.every(({message}) => message.length > 10 && !/undefined|\[object/.test(message)),
          shown,
        ).toBe(true);
        expect(new Set(faults.map(({pointer, message}) => pointer + message)).size, shown).toBe(faults.length);
      }
  });
});

type Random = (limit: number) => number;

/** The same numbers each time, so that a failure can be repeated. */
function createRandom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}

const strange = [null, true, 0, -1, 2.5, 1e21, '', 'a', '2023', [], {}, [null], {a: 1}, [[]], [{}], 'x'.repeat(300)];

/** A copy with some values replaced, left out or added. */
function change(value: unknown, random: Random): unknown {
  if (random(8) === 0) return strange[random(strange.length)];
  if (Array.isArray(value)) return value.flatMap((entry) => (random(10) === 0 ? [] : [change(entry, random)]));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(() => random(8) > 0);
  const changed = kept.map(([name, inner]) => [random(12) === 0 ? `${name}s` : name, change(inner, random)]);
  return Object.fromEntries(changed);
}
