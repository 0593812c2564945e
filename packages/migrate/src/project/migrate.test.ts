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
});
