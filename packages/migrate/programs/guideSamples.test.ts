import {readFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {expect, it} from 'vitest';
import {migrate} from '../src/index.ts';

// The guide shows each call before and after. The tool gives what the guide shows, or there is a reason here why it doesn't.

const folder = path.resolve(import.meta.dirname, '../../../samples/javascript');
const before = read('migrate-javascript.v4.ts');
// What both the pre-release and the released client run, and over that what only the released one has.
const guide = {...readRegions(read('migrate-javascript.ts')), ...readRegions(read('migrate-javascript.ga.ts'))};
const tool = readRegions(migrateWhole(before));

type Difference = {why: string; edits: [RegExp | string, string][]};

const noType: [string, string] = ['<Film>', ''];

/** Where the guide differs, why that is right, and what has to be changed in the guide's sample to get the tool's. */
const differences: Record<string, Difference> = {
  setup: {
    why: 'the guide also imports what later samples use, and names the index in each call',
    edits: [
      [/^import \{ApiError.*\n/m, ''],
      [/$/, "const indexName = 'films';\n"],
    ],
  },
  'search-one': {why: 'the guide keeps the whole response', edits: [['const found', 'const {hits}']]},
  'search-many': {why: 'the guide adds a type and prints the result', edits: [noType, [/^for .*\n/m, '']]},
  'get-records': {why: 'the guide adds a type', edits: [noType]},
  browse: {
    why: 'the guide shows the list that is filled, and takes a new name for the page',
    edits: [[/^const titles.*\n/m, ''], ...renamePage()],
  },
  'browse-synonyms': {
    why: 'the guide shows the list that is filled, and takes a new name for the page',
    edits: [[/^const synonyms.*\n/m, ''], ...renamePage()],
  },
  'save-many': {
    why: 'the guide shows the records and the responses, and deletes in a sample of its own',
    edits: [
      [/^const films[^]*?^\];\n/m, ''],
      ['const responses = ', ''],
      [/$/, guide['delete-many'] ?? ''],
    ],
  },
  rules: {
    why: 'the guide writes the rules into the call',
    edits: [
      [/rules: \[[^]*?^ {2}\]/m, 'rules'],
      ['const rules', 'const replaced'],
      ['rules.taskID', 'replaced.taskID'],
    ],
  },
  'secured-key': {
    why: 'the guide recommends `filters`, and the tool keeps the facet filters as they are',
    edits: [
      [/filters: .*/, ''],
      [/validUntil: .*/, "validUntil, searchParams: {facetFilters: JSON.stringify([['genres:Drama', 'genres:Romance']])},"],
    ],
  },
  options: {
    why: 'the guide also shows an agent',
    edits: [
      ['20_000', '20000'],
      [/^tuned.*\n/m, ''],
    ],
  },
  'request-options': {
    why: 'the guide goes on with the client of the sample before',
    edits: [['const response = await tuned', 'await client'], noType],
  },
  'request-timeout': {
    why: 'the guide adds a type, and changes the comment',
    edits: [noType, [/, \/\/ milliseconds\n\);/, ',\n); // seconds']],
  },
  'replace-all': {why: 'the guide has just made the other index', edits: [["'films_backup'", "'films'"]]},
};

const comparable = Object.keys(tool).filter((region) => region in guide);

it('knows no difference that is not there', () => {
  expect(Object.keys(differences).filter((region) => !comparable.includes(region))).toEqual([]);
});

it.each(comparable.filter((region) => !(region in differences)))('writes %s as the guide does', async (region) => {
  expect(await normalise(tool[region])).toBe(await normalise(guide[region]));
});

it.each(Object.entries(differences))('writes %s as the guide does, but for one thing', async (region, {edits}) => {
  const expected = edits.reduce((code, [from, to]) => code.replace(from, () => to), guide[region] ?? '');
  expect(await normalise(tool[region])).toBe(await normalise(expected));
  expect(await normalise(tool[region])).not.toBe(await normalise(guide[region]));
});

function renamePage(): Difference['edits'] {
  return [
    ['({hits})', '({hits: page})'],
    ['...hits', '...page'],
  ];
}

function read(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

function migrateWhole(text: string): string {
  const migration = migrate({path: 'migrate-javascript.v4.ts', text});
  if (migration.kind === 'unreadable') throw new Error(`The tool can't read the guide's program: ${migration.reason}`);
  return migration.text;
}

function readRegions(text: string): Record<string, string> {
  const regions = text.matchAll(/^\/\/ region (\S+)\n([^]*?)^\/\/ endregion$/gm);
  return Object.fromEntries([...regions].map(([, name = '', body = '']): [string, string] => [name, body]));
}

/** Layout aside, and with the index's name in place: the tool keeps it in a variable, as the program did. What is printed is the page's. */
async function normalise(code = ''): Promise<string> {
  const named = code.replace(/\bindexName(?=\s*[,}])/g, "indexName: 'films'").replace(/^console\.log\([^]*?\);\n/gm, '');
  return format(named, {parser: 'typescript', singleQuote: true, bracketSpacing: false, objectWrap: 'collapse', printWidth: 84});
}
