import {describe, expect, it} from 'vitest';
import type {Migration} from '../report/migration.ts';
import {migrate} from './migrate.ts';

function migrated(text: string, path = 'program.ts'): Extract<Migration, {kind: 'migrated'}> {
  const migration = migrate({path, text});
  if (migration.kind === 'unreadable') throw new Error(migration.reason);
  return migration;
}

const setup = `import algoliasearch from 'algoliasearch';
const client = algoliasearch('A', 'B');
const index = client.initIndex('films');
`;
const setupNow = `import { algoliasearch } from 'algoliasearch';
const client = algoliasearch('A', 'B');
const indexName = 'films';
`;

describe('migrate', () => {
  it('keeps the name of the index where there was an index', () => {
    expect(migrated(`${setup}await index.search('dune', { hitsPerPage: 5 });\n`).text).toBe(
      `${setupNow}await client.searchSingleIndex({
  indexName,
  searchParams: { query: 'dune', hitsPerPage: 5 },
});
`,
    );
  });

  it('drops a variable that would only be another name of a variable', () => {
    const text = `import algoliasearch from 'algoliasearch';
const client = algoliasearch('A', 'B');
const name = 'films';
const index = client.initIndex(name);
await index.clearObjects();
`;
    expect(migrated(text).text).toBe(`import { algoliasearch } from 'algoliasearch';
const client = algoliasearch('A', 'B');
const name = 'films';
await client.clearObjects({ indexName: name });
`);
  });

  it('waits for a task where the code waited', () => {
    expect(migrated(`${setup}await index.deleteObject('heat').wait();\n`).text).toBe(
      `${setupNow}const deleted = await client.deleteObject({ indexName, objectID: 'heat' });
await client.waitForTask({ indexName, taskID: deleted.taskID });
`,
    );
  });

  it('keeps what a call returned when it waits within an expression', () => {
    expect(migrated(`${setup}const done = () => index.clearObjects().wait();\n`).text).toBe(
      `${setupNow}const done = () => client.clearObjects({ indexName }).then((response) => client.waitForTask({
  indexName,
  taskID: response.taskID,
}).then(() => response));
`,
    );
  });

  it('gives a client a name that was only made for an index', () => {
    const text = `import algoliasearch from 'algoliasearch';\nconst index = algoliasearch('A', 'B').initIndex('films');\nawait index.exists();\n`;
    expect(migrated(text).text).toBe(`import { algoliasearch } from 'algoliasearch';
const client = algoliasearch('A', 'B');
const indexName = 'films';
await client.indexExists({ indexName });
`);
  });

  it('moves options of the request to the second argument', () => {
    expect(migrated(`${setup}await index.getObject('heat', { headers: { a: 'b' }, timeout: 5 });\n`).text).toBe(
      `${setupNow}await client.getObject(
  { indexName, objectID: 'heat' },
  { headers: { a: 'b' }, timeouts: { read: 5000 } },
);
`,
    );
  });

  it('keeps comments, also those between arguments', () => {
    const {text} = migrated(`${setup}await index.search(/* what */ 'dune', {\n  // few\n  hitsPerPage: 5, // hits\n});\n`);
    for (const comment of ['/* what */', '// few', '// hits']) expect(text).toContain(comment);
  });

  it('leaves lines inside of strings as they are', () => {
    const text = `${setup}async function run() {\n  await index.saveObject({ objectID: 'a', text: \`one\ntwo\n    three\` });\n}\n`;
    expect(migrated(text).text).toContain('`one\ntwo\n    three`');
  });

  it('says where something is now, and which section of the guide is about it', () => {
    const {findings, text} = migrated(`${setup}\nindex.findAnswers('a', ['en']);\n`);
    const finding = findings.find(({kind}) => kind === 'todo');
    expect(finding).toMatchObject({place: {line: 5, column: 1}, section: 'search'});
    expect(text.slice(finding?.resultPlace.start)).toContain('indexName.findAnswers');
    expect(text).toContain('\n// TODO: findAnswers is gone');
  });

  it('reports a call that it can’t follow, and leaves it alone', () => {
    const text = `import { index } from './algolia';\nawait index.saveObjects([]).wait();\n`;
    const result = migrated(text);
    expect(result.text).toBe(text);
    expect(result.findings.map(({kind, message}) => [kind, message])).toEqual([
      ['todo', '`saveObjects` looks like a call of version 4, but the assistant can’t tell where `index` comes from.'],
    ]);
  });

  it('says where a file can’t be read', () => {
    expect(migrate({path: 'a.js', text: 'import algoliasearch from "algoliasearch";\nconst = 1;\n'})).toEqual({
      kind: 'unreadable',
      reason: 'Unexpected token',
      line: 2,
      column: 7,
    });
  });

  it('reads the scripts of a component, and keeps names that its template uses', () => {
    const text = `<script>\nimport algoliasearch from 'algoliasearch';\nconst index = algoliasearch('A', 'B').initIndex('films');\nindex.search('a');\n</script>\n<p>{index}</p>\n`;
    expect(migrated(text, 'a.svelte').text).toBe(`<script>
import { algoliasearch } from 'algoliasearch';
const client = algoliasearch('A', 'B');
const index = 'films';
client.searchSingleIndex({ indexName: index, searchParams: { query: 'a' } });
</script>
<p>{index}</p>
`);
  });

  it('keeps the query when long options are broken into lines', () => {
    const call = `index.search(query, { hitsPerPage: 20, page: 1, facets: ['*'], filters: filters });`;
    expect(migrated(`${setup}function find(query, filters) {\n  ${call}\n}\n`).text).toContain(`searchParams: {
      query,
      hitsPerPage: 20,
      page: 1,
      facets: ['*'],
      filters: filters,
    },`);
  });

  it('declares a client that was made for an index that had the name of a variable', () => {
    const text = `const algoliasearch = require('algoliasearch');
exports.handler = async ({ indexName }) => {
  const index = algoliasearch('a', 'b').initIndex(indexName);
  return index.deleteObject('1');
};
`;
    expect(migrated(text, 'a.js').text).toBe(`const { algoliasearch } = require('algoliasearch');
exports.handler = async ({ indexName }) => {
  const client = algoliasearch('a', 'b');
  return client.deleteObject({ indexName, objectID: '1' });
};
`);
  });

  it('gives a client’s field a name and modifiers that are free', () => {
    const text = `import algoliasearch from 'algoliasearch';
class Films {
  private static index = algoliasearch('a', 'b').initIndex('films');
  static find(q) { this.client.log(q); return this.index.search(q); }
}
`;
    expect(migrated(text).text).toContain(`  private static searchClient = algoliasearch('a', 'b');
  private static index = 'films';`);
  });

  it('leaves callbacks alone that get an index whose client isn’t known', () => {
    const text = `import { SearchIndex } from 'algoliasearch';\nexport const clear = (all: SearchIndex[]) => all.map((i) => i.clearObjects());\n`;
    const {text: result, findings} = migrated(text);
    expect(result).toContain('all.map((i) => i.clearObjects())');
    expect(findings.map(({kind}) => kind)).toContain('todo');
  });

  it('takes only the lite builds for the lite client', () => {
    const from = (source: string): string =>
      migrated(`import algoliasearch from '${source}';\nalgoliasearch('a', 'b');\n`).text.split('\n')[0] ?? '';
    expect(from('algoliasearch/dist/algoliasearch.umd')).toBe("import { algoliasearch } from 'algoliasearch';");
    expect(from('algoliasearch/lite')).toBe("import { liteClient as algoliasearch } from 'algoliasearch/lite';");
  });

  it('says that what takes the place of an index has to be a name', () => {
    const {findings} = migrated(`${setup}export const open = (given) => given || client.initIndex('x');\n`);
    expect(findings.map(({message}) => message)).toContain(
      'If something else is given here, it has to be the name of an index, too.',
    );
  });

  it('reports types that are taken apart', () => {
    const {findings} = migrated(
      `import type { SearchIndex } from 'algoliasearch';\ntype Writer = Pick<SearchIndex, 'saveObject'>;\n`,
    );
    expect(findings.map(({kind, message}) => [kind, message])).toContainEqual([
      'todo',
      'The type `SearchIndex` is gone, and its members with it.',
    ]);
  });

  it('leaves clients of version 5 in peace', () => {
    const text = `import { algoliasearch } from 'algoliasearch';\nconst client = algoliasearch('a', 'b');\nclient.addApiKey({ acl: ['search'] });\n`;
    expect(migrated(text)).toMatchObject({text, findings: []});
  });
});
