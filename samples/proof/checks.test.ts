import {describe, expect, it} from 'vitest';
import {checkCurl} from './checkCurl.ts';
import {checkJava} from './checkJava.ts';
import {checkPhp} from './checkPhp.ts';
import type {Release} from './clientNames.ts';
import {listCurlCalls} from './curl.ts';
import {readSpecNames} from './specNames.ts';

const specs = await readSpecNames();

describe('a PHP program', () => {
  const check = (release: Release, lines: string[]): string[] => checkPhp(['<?php', ...lines].join('\n'), specs, release);
  const php = (...lines: string[]): string[] => check('alpha', lines);

  it('may use what the client has', () => {
    expect(
      php(
        'use Algolia\\AlgoliaSearch\\Api\\SearchClient;',
        "$client = SearchClient::create('a', 'b');",
        "$found = $client->searchSingleIndex('films', ['query' => 'dune', 'hitsPerPage' => 3]);",
        "echo count($found['hits']);",
      ),
    ).toEqual([]);
  });

  it.each([
    ['use Algolia\\AlgoliaSearch\\SearchClient;', 'line 2: the client has no class Algolia\\AlgoliaSearch\\SearchClient.'],
    ["$client->saveObjects('films', []);", 'line 2: the client has no method saveObjects.'],
    ['SearchClient::get();', undefined],
    ['SearchClient::generateSecuredApiKey();', 'line 2: the client has no method generateSecuredApiKey.'],
    ["$client->search(['requets' => []]);", 'line 2: neither specs nor facts have a key "requets".'],
  ])('with %s is found out', (line, problem) => {
    expect(php(line)).toEqual(problem === undefined ? [] : [problem]);
  });

  it.each([
    ["$client->saveObjects('films', []);", undefined],
    ["$client->customGet('1/keys');", undefined],
    ["$client->getSettingsWithHttpInfo('films');", undefined],
    ["$client->get('/keys');", 'line 2: the client has no method get.'],
    [
      'use Algolia\\AlgoliaSearch\\Support\\Helpers;',
      'line 2: the client has no class Algolia\\AlgoliaSearch\\Support\\Helpers.',
    ],
  ])('for the released client with %s is checked by its names', (line, problem) => {
    expect(check('ga', [line])).toEqual(problem === undefined ? [] : [problem]);
  });

  it('that cannot be parsed throws', () => {
    expect(() => php('$client->search(;')).toThrow(/Parse Error/);
  });
});

describe('a Java program', () => {
  const java = (imports: string, statement: string): string[] =>
    checkJava(`${imports}\nclass Sample { static void help() {} void run() { ${statement} } }`, specs);

  it('may use what the client has, and its own methods', () => {
    const imports = 'import com.algolia.api.SearchClient;\nimport com.algolia.model.search.BatchWriteParams;';
    const call = 'client.batch("a", new BatchWriteParams().addRequests(new BatchRequest().setAction(Action.ADD_OBJECT)));';
    expect(java(imports, `${call} Sample.help();`)).toEqual([]);
  });

  it.each([
    ['import com.algolia.search.SearchClient;', '', 'the client has no class com.algolia.search.SearchClient.'],
    ['import com.algolia.model.search.SearchQueries;', '', 'the client has no class com.algolia.model.search.SearchQueries.'],
    ['', 'params.addRequest(a);', 'the client has no method addRequest.'],
    ['', 'request.setAction(Action.ADD);', undefined],
    ['', 'request.setAction(Action.ADD_OBJECTS);', 'the client has no constant ADD_OBJECTS.'],
  ])('with %s%s is found out', (imports, statement, problem) => {
    expect(java(imports, statement)).toEqual(problem === undefined ? [] : [problem]);
  });

  it('that cannot be parsed throws', () => {
    expect(() => java('', 'client.search(;')).toThrow();
  });
});

describe('a cURL program', () => {
  const headers = "-H 'x-algolia-application-id: YOUR_APP_ID' -H 'x-algolia-api-key: YOUR_API_KEY'";

  it('is read into requests, with quotes, lines that go on, and loops that wait', () => {
    const source = String.raw`# curl no
until curl -s 'https://a/b c' \
  -d '{"a":
1}' | grep -q '"done"'; do
  sleep 1
done
curl -XPUT -H "x: y:z" https://c --data-raw "{\"q\": 'it'\$}" && curl https://d -H 'it'\''s: 1'`;
    expect(listCurlCalls(source)).toEqual([
      {method: 'POST', url: 'https://a/b c', headers: {}, body: '{"a":\n1}', until: '"done"'},
      {method: 'PUT', url: 'https://c', headers: {x: 'y:z'}, body: `{"q": 'it'$}`},
      {method: 'GET', url: 'https://d', headers: {"it's": '1'}},
    ]);
  });

  it.each([
    ['', 'There is no curl command. Add one, such as: curl https://…'],
    ['wget https://a', 'Only curl runs here, not "wget".'],
    ['curl https://a | jq .', 'Only curl runs here, not "jq".'],
    ['curl -G https://a', 'curl -G isn’t supported here. Use -X, --request, -H, --header, -d, --data.'],
    ["curl https://a -d '{", "A quote (') has no end."],
    ['curl -X GET', 'curl -X GET: there is no URL. Add one, such as https://…'],
    ['curl https://a -d @file', 'curl -d @file: there are no files here. Write the body itself.'],
  ])('says what it cannot do with %j', (source, message) => {
    expect(() => listCurlCalls(source)).toThrow(message);
  });

  it('whose requests the API takes has no problem', async () => {
    expect(await checkCurl(`curl -X POST https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query ${headers} -d '{}'`)).toEqual(
      [],
    );
  });

  it('says which request is refused, and why', async () => {
    const [problem] = await checkCurl(
      `curl https://YOUR_APP_ID.algolia.net/1/indexes/films/batch ${headers} -d '{"request": []}'`,
    );
    expect(problem).toMatch(/^POST \/1\/indexes\/films\/batch is refused with 400: .*requests/);
  });
});
