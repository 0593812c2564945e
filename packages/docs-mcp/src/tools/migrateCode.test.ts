import {expect, it} from 'vitest';
import {connect} from '../__fixtures__/connect.ts';

const old = `import algoliasearch from 'algoliasearch';
const client = algoliasearch('A', 'B');
const index = client.initIndex('films');
const {hits} = await index.search('dune');
`;

it('returns the file for version 5', async () => {
  const {call} = await connect();
  const {text} = await call('migrate_code', {code: old});
  expect(text).toMatch(/^\d changes, no place marked for you to look at\. .*#behaviour-changes\n\n```ts\n/);
  expect(text).toContain('client.searchSingleIndex(');
});

it('lists what a person has to do, with its line and the section of the guide', async () => {
  const {call} = await connect();
  const {text} = await call('migrate_code', {code: `${old}await index.findObject(() => true);\n`, file: 'a.mjs'});
  expect(text).toMatch(/- To do, line \d+: `findObject` is gone.* https:\/\/\S+#findobject/);
});

it('gives long programs in parts that are the whole, byte for byte', async () => {
  const {call} = await connect();
  const code = `${old}${Array.from({length: 1500}, (_, place) => `console.log(\`${place}   \n\n   \`);\n`).join('')}// the end\n`;
  let [whole, offset] = ['', 0];
  for (let more = true; more;) {
    const {text} = await call('migrate_code', {code, offset});
    const [, part = '', next] = /```ts\n([^]*?)\n?```(?:\n\n.*"offset": (\d+)\.)?$/.exec(text) ?? [];
    more = next !== undefined;
    whole += part;
    offset = Number(next);
  }
  const same = (text: string): string => text.slice(text.indexOf('console.log(`0'));
  expect(same(`${whole}\n`)).toBe(same(code));
  expect(await call('migrate_code', {code, offset: 1_000_000})).toMatchObject({isError: true});
});

it('names a few of many places, and how many there are', async () => {
  const {call} = await connect();
  const {text} = await call('migrate_code', {code: `${old}${'await index.findObject(() => true);\n'.repeat(50)}`});
  expect(text).toContain('- And 30 more.');
});

it.each([
  [{code: 'a', file: 'a.php'}, '"a.php" is no JavaScript or TypeScript: only .js, '],
  [{code: `import a from 'algoliasearch';\na${'.b'.repeat(50_000)};`}, 'program.ts is nested too deeply.'],
])('refuses what it cannot migrate', async (args, message) => {
  const {call} = await connect();
  expect(await call('migrate_code', args)).toEqual({isError: true, text: expect.stringContaining(message) as string});
});

it('says that there is nothing to do, and where it cannot be parsed', async () => {
  const {call} = await connect();
  expect((await call('migrate_code', {code: 'let a = 1;'})).text).toMatch(/^Nothing to change/);
  expect(await call('migrate_code', {code: 'import algoliasearch from "algoliasearch"; ((('})).toEqual({
    isError: true,
    text: expect.stringMatching(/^program\.ts can't be parsed at line 1, column \d+: /) as string,
  });
});
