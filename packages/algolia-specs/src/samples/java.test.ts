import {parse} from 'java-parser';
import {describe, expect, it} from 'vitest';
import {listExampleSamples, readSamples} from './__fixtures__/exampleSamples.ts';
import {oddBodies, otherBodies} from './__fixtures__/oddBodies.ts';

/** A sample as a whole file. */
function wrapInClass(code: string): string {
  const lines = code.split('\n');
  const isImport = (line: string): boolean => line.startsWith('import ');
  const statements = lines.filter((line) => !isImport(line));
  return [...lines.filter(isImport), 'class Sample { void run() {', ...statements, '} }'].join('\n');
}

const samples = listExampleSamples('java');

it('can be parsed, for every example', () => {
  expect(samples.length).toBeGreaterThan(150);
  for (const {name, code} of samples) expect(() => parse(wrapInClass(code)), name).not.toThrow();
});

it('imports what it uses and nothing else, for every example', () => {
  const classes = ['Arrays', 'HashMap', 'List', 'Map'];
  for (const {name, code} of samples) {
    const body = code.replace(/^import .*$/gm, '').replace(/"(\\.|[^"\\])*"/g, '""');
    const used = classes.filter((word) => new RegExp(`\\b${word}\\b`).test(body));
    const usesModels = /new \w+\(\)|\b[A-Z]\w+\.(of\(|[A-Z])/.test(body.replace(/\b(List|Map)\.of\b/g, ''));
    expect(
      [...code.matchAll(/^import java\.util\.(\w+);$/gm)].map(([, word]) => word),
      name,
    ).toEqual(used);
    expect(code.includes('import com.algolia.model.'), name).toBe(usesModels);
  }
});

const operations = [
  'search',
  'searchSingleIndex',
  'saveObject',
  'batch',
  'saveRule',
  'saveRules',
  'addApiKey',
  'partialUpdateObject',
];

describe.each(operations)('%s', (operationId) => {
  it.each([...oddBodies, ...otherBodies])('can be parsed with a body with %s', (_, body) => {
    const {java = ''} = readSamples('search', operationId, {path: {indexName: 'films', objectID: 'dune'}, body});
    expect(() => parse(wrapInClass(java))).not.toThrow();
  });
});

function render(operationId: string, body: unknown): string {
  const {java = ''} = readSamples('search', operationId, {path: {indexName: 'films', objectID: 'dune'}, body});
  return java.slice(java.indexOf(`client.${operationId}`));
}

describe('a class', () => {
  it('has a setter for each field, and an adder for a list of one entry', () => {
    expect(render('operationIndex', {operation: 'copy', destination: 'b', scope: ['rules']})).toMatchInlineSnapshot(`
      "client.operationIndex(
        "films",
        new OperationIndexParams()
          .setOperation(OperationType.COPY)
          .setDestination("b")
          .addScope(ScopeType.RULES)
      );"
    `);
  });

  it('is chosen by what the value holds', () => {
    const requests = [{indexName: 'films'}, {indexName: 'films', type: 'facet', facet: 'director'}];
    expect(render('search', {requests})).toMatchInlineSnapshot(`
      "client.search(
        new SearchMethodParams()
          .setRequests(List.of(
            SearchQuery.of(new SearchForHits().setIndexName("films")),
            SearchQuery.of(
              new SearchForFacets()
                .setIndexName("films")
                .setType(SearchTypeFacet.FACET)
                .setFacet("director")
            )
          )),
        Map.class
      );"
    `);
  });

  it('is the nearest one when the value fits none', () => {
    const requests = [{indexName: 'films', type: 'facet', facet: 'director', colour: 'red'}];
    expect(render('search', {requests})).toMatchInlineSnapshot(`
      "client.search(
        new SearchMethodParams()
          .addRequests(SearchQuery.of(
            new SearchForFacets()
              .setIndexName("films")
              .setType(SearchTypeFacet.FACET)
              .setFacet("director")
              .setAdditionalProperty("colour", "red")
          )),
        Map.class
      );"
    `);
  });

  it('keeps a wrong value of a list of names as a text', () => {
    expect(render('addApiKey', {acl: ['search', 'dance']})).toContain('.setAcl(List.of(Acl.SEARCH, "dance"))');
  });

  it('wraps one of several that the client has for a schema', () => {
    const {java} = readSamples('abtesting', 'addABTests', {
      body: {variant: [{index: 'a'}, {index: 'a', customSearchParameters: {typoTolerance: 'strict'}}]},
    });
    expect(java?.slice(java.indexOf('client.addABTests'))).toMatchInlineSnapshot(`
      "client.addABTests(
        new AddABTestsRequest()
          .setVariant(List.of(
            AddABTestsVariant.of(new AbTestsVariant().setIndex("a")),
            AddABTestsVariant.of(
              new AbTestsVariantSearchParams()
                .setIndex("a")
                .setCustomSearchParameters(Map.of("typoTolerance", "strict"))
            )
          ))
      );"
    `);
  });
});

describe('a record', () => {
  it('is a map', () => {
    expect(render('saveObject', {objectID: 'dune'})).toBe('client.saveObject("films", Map.of("objectID", "dune"));');
  });

  it('has more than ten fields as entries', () => {
    const record = Object.fromEntries('a b c d e f g h i j k'.split(' ').map((letter, index) => [letter, index]));
    expect(render('saveObject', record)).toContain('Map.ofEntries(\n  Map.entry("a", 0),\n  Map.entry("b", 1),');
  });

  it('may hold null, which a plain map or list may not', () => {
    expect(render('saveObject', {title: 'Dune', year: null, tags: [null], roles: [null, 1]})).toMatchInlineSnapshot(`
      "client.saveObject("films", new HashMap<String, Object>() {{
        put("title", "Dune");
        put("year", null);
        put("tags", Arrays.asList((Object) null));
        put("roles", Arrays.asList(null, 1));
      }});"
    `);
  });
});

it.each([
  [5, '5'],
  [-2147483648, '-2147483648L'],
  [2147483648, '2147483648L'],
  [12345678901234567890, '12345678901234567000.0'],
  [1e21, '1e+21'],
  [0.5, '0.5'],
  [true, 'true'],
  ['"\\\n\u0001', '"\\"\\\\\\n\\u0001"'],
])('writes %j as %s', (value, literal) => {
  expect(render('saveObject', [value])).toBe(`client.saveObject("films", List.of(${literal}));`);
});

it('writes a number as its schema wants it', () => {
  const body = {insideBoundingBox: [1, 2.5, 3, 4.5], hitsPerPage: 20};
  const {java: search} = readSamples('search', 'searchSingleIndex', {path: {indexName: 'films'}, body});
  const {java: task} = readSamples('search', 'getTask', {path: {indexName: 'films', taskID: 7}});
  expect(search).toContain('.setInsideBoundingBox(InsideBoundingBox.of(List.of(1.0, 2.5, 3.0, 4.5)))\n');
  expect(search).toContain('.setHitsPerPage(20)\n');
  expect(task).toContain('getTask("films", 7L)');
});

it('passes all optional arguments or none', () => {
  const {java: none} = readSamples('analytics', 'getTopSearches', {query: {index: 'products'}});
  const {java: one} = readSamples('analytics', 'getTopSearches', {query: {index: 'products', direction: 'asc'}});
  expect(none).toContain('client.getTopSearches("products");');
  expect(one?.slice(one.indexOf('client.get'))).toMatchInlineSnapshot(`
    "client.getTopSearches(
      "products",
      null,
      null,
      null,
      null,
      Direction.ASC,
      null,
      null,
      null,
      null
    );"
  `);
});
