import {describe, expect, it} from 'vitest';
import {formatJson} from './formatJson.ts';

describe('JSON', () => {
  it('stays on one line when it fits', () => {
    expect(formatJson({name: 'A', steps: [1, {ok: true}], none: null})).toBe(
      '{"name": "A", "steps": [1, {"ok": true}], "none": null}',
    );
  });

  it('is broken where it does not fit, and only there', () => {
    const value = {requests: [{indexName: 'films', query: 'dune'}], strategy: 'stopIfEnoughMatches', note: 'a'.repeat(20)};
    expect(formatJson(value)).toBe(`{
  "requests": [{"indexName": "films", "query": "dune"}],
  "strategy": "stopIfEnoughMatches",
  "note": "aaaaaaaaaaaaaaaaaaaa"
}`);
  });

  it.each([40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50])('has lines of at most 72 characters, with a text of %i', (size) => {
    const rows = [{key: ['v'.repeat(size), 'w', 'x']}, {other: ['v'.repeat(size), 'w'], more: 1}];
    const json = formatJson(rows);
    expect(json.split('\n').filter(({length}) => length > 72)).toEqual([]);
    expect(JSON.parse(json)).toEqual(rows);
  });

  it('leaves a long text whole', () => {
    const text = 'word '.repeat(40);
    expect(formatJson([text])).toBe(`[\n  ${JSON.stringify(text)}\n]`);
  });

  it('is right at 40 levels, also for empty lists and objects', () => {
    const deep = Array.from({length: 40}).reduce<unknown>((inner) => ({a: inner, b: [], c: {}}), {});
    expect(JSON.parse(formatJson(deep))).toEqual(deep);
    expect(formatJson(deep)).not.toMatch(/[[{]\n\n/);
  });

  it('has null where there is no value', () => {
    expect([formatJson(undefined), formatJson([undefined]), formatJson(null)]).toEqual(['null', '[null]', 'null']);
  });

  it('keeps odd names', () => {
    const value = JSON.parse('{"__proto__": 1, "a\\"b": "</script>", "": "\\u2028"}') as object;
    expect(JSON.parse(formatJson(value))).toEqual(value);
  });
});
