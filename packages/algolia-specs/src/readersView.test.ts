import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadAlgoliaSpec} from './load/loadAlgoliaSpec.ts';
import {createCheck} from './__fixtures__/createCheck.ts';
import {buildAlgoliaReference} from './reference.ts';
import {parseJson, placeFault} from '@docs/openapi';

const folder = path.resolve(import.meta.dirname, '../../../specs');
const names = ['abtesting', 'ingestion', 'insights', 'predict', 'recommend', 'search'] as const;
const apis = Object.fromEntries(
  await Promise.all(
    names.map(async (name) => {
      const document = await loadAlgoliaSpec(path.join(folder, name, 'spec.yml'));
      return [name, {check: createCheck(document), addresses: buildAlgoliaReference(name, document).addresses}] as const;
    }),
  ),
);

/** From the text that a reader types to what the reader sees: line, column, path, message, suggestion, link. */
function view(api: (typeof names)[number], operation: string, text: string, parameters: Record<string, unknown> = {}): string {
  const source = parseJson(text);
  if (source.kind === 'fault') return `${source.fault.line}:${source.fault.column} ${source.fault.message}`;
  const {check, addresses} = apis[api] ?? {};
  if (!check || !addresses) throw new Error(`${api} is not loaded.`);
  const faults = check(operation, {path: parameters, body: source.value});
  const lines = faults.map((fault) => {
    const place = placeFault(fault, source);
    const where = place ? `${place.line}:${place.column} ${fault.pointer}` : fault.pointer;
    const anchor = fault.described.map((pointer) => addresses[pointer]).find((id) => id !== undefined);
    return [where, fault.message, fault.suggestion ?? '', `(${anchor ?? ''})`].filter(Boolean).join(' ');
  });
  return lines.join('\n');
}

/** A text with one event, which has these lines beside the required fields. */
const withEvent = (...lines: string[]): string => `{
  "events": [
    {
      "eventType": "view",
      "eventName": "Viewed",
      "index": "products",
      "userToken": "user-1"${lines.map((line) => `,\n      ${line}`).join('')}
    }
  ]
}`;
const films = {indexName: 'films'};

describe('an event', () => {
  it('with a long name', () => {
    const text = withEvent().replace('Viewed', 'Viewed on the landing page of the spring sale in the online shop of Berlin');
    expect(view('insights', 'pushEvents', text)).toMatchInlineSnapshot(
      `"5:20 /body/events/0/eventName \`eventName\` has 74 characters; at most 64 are allowed. (schema/InsightEvent/eventName)"`,
    );
  });

  it('with a misspelt name', () => {
    expect(view('insights', 'pushEvents', withEvent().replace('userToken', 'userTokn'))).toMatchInlineSnapshot(
      `"7:7 /body/events/0/userTokn \`userTokn\` is not a field of \`events[0]\`. Did you mean \`userToken\`? (schema/InsightEvent/userToken)"`,
    );
  });

  it('without a name', () => {
    expect(view('insights', 'pushEvents', withEvent().replace('"eventName": "Viewed",', ''))).toMatchInlineSnapshot(
      `"3:5 /body/events/0/eventName \`eventName\` is missing from \`events[0]\`. (schema/InsightEvent/eventName)"`,
    );
  });

  it('of an unknown type', () => {
    expect(view('insights', 'pushEvents', withEvent().replace('"view"', '"conversions"'))).toMatchInlineSnapshot(
      `"4:20 /body/events/0/eventType \`eventType\` must be "click", "conversion" or "view", but is "conversions". Did you mean \`"conversion"\`? (schema/InsightEvent/eventType)"`,
    );
  });

  it('with an email address as its user', () => {
    expect(view('insights', 'pushEvents', withEvent().replace('user-1', 'ada@example.com'))).toMatchInlineSnapshot(
      `"7:20 /body/events/0/userToken \`userToken\` must be 1 to 128 characters, each a letter, a digit or one of \`_ - = / +\`, but is "ada@example.com". (schema/InsightEvent/userToken)"`,
    );
  });

  it('with objects and a group of objects', () => {
    expect(view('insights', 'pushEvents', withEvent('"objectIDs": ["a"]', '"filters": ["b:c"]'))).toMatchInlineSnapshot(
      `"9:7 /body/events/0/filters \`objectIDs\` and \`filters\` cannot be used together. Remove one of them. (schema/InsightEvent/filters)"`,
    );
  });

  it('with fewer positions than objects', () => {
    expect(view('insights', 'pushEvents', withEvent('"objectIDs": ["a", "b"]', '"positions": [1]'))).toMatchInlineSnapshot(
      `"9:20 /body/events/0/positions If you send positions, send one per object ID; \`objectIDs\` has 2 entries, \`positions\` has 1 entry. (schema/InsightEvent/positions)"`,
    );
  });

  it('that is a click after a search, without positions', () => {
    const text = withEvent('"queryID": "43b15df305339e827f0ac0bdc5ebcaa7"', '"objectIDs": ["a"]').replace('"view"', '"click"');
    expect(view('insights', 'pushEvents', text)).toMatchInlineSnapshot(
      `"3:5 /body/events/0/positions A click with a queryID needs positions: one per object ID. (schema/InsightEvent/positions)"`,
    );
  });

  it('with a time as text', () => {
    expect(view('insights', 'pushEvents', withEvent('"timestamp": "1677628800000"'))).toMatchInlineSnapshot(
      `"8:20 /body/events/0/timestamp \`timestamp\` must be an integer, but is the string "1677628800000". Write \`1677628800000\` without quotes. (schema/InsightEvent/timestamp)"`,
    );
  });

  it('that is not in a list', () => {
    expect(view('insights', 'pushEvents', '{"events": {"eventType": "view"}}')).toMatchInlineSnapshot(
      `"1:12 /body/events \`events\` must be an array of objects, but is an object. Write it as a list: \`[{…}]\`. (schema/InsightEvents/events)"`,
    );
  });

  it('with a comma too many', () => {
    expect(view('insights', 'pushEvents', withEvent().replace('"user-1"', '"user-1",'))).toMatchInlineSnapshot(
      `"7:28 JSON does not allow a comma before \`}\`."`,
    );
  });

  it('with many faults, in the order in which they are written', () => {
    expect(view('insights', 'pushEvents', '{"events": [{"index": 5}, {"eventName": ""}], "dryRun": true}'))
      .toMatchInlineSnapshot(`
      "1:13 /body/events/0/eventType \`eventType\` is missing from \`events[0]\`. (schema/InsightEvent/eventType)
      1:13 /body/events/0/eventName \`eventName\` is missing from \`events[0]\`. (schema/InsightEvent/eventName)
      1:13 /body/events/0/userToken \`userToken\` is missing from \`events[0]\`. (schema/InsightEvent/userToken)
      1:23 /body/events/0/index \`index\` must be a string, but is the number 5. Put it in quotes: \`"5"\`. (schema/InsightEvent/index)
      1:27 /body/events/1/eventType \`eventType\` is missing from \`events[1]\`. (schema/InsightEvent/eventType)
      1:27 /body/events/1/index \`index\` is missing from \`events[1]\`. (schema/InsightEvent/index)
      1:27 /body/events/1/userToken \`userToken\` is missing from \`events[1]\`. (schema/InsightEvent/userToken)
      1:41 /body/events/1/eventName \`eventName\` is empty; at least 1 character is needed. (schema/InsightEvent/eventName)
      1:47 /body/dryRun \`dryRun\` is not a field of the body. Known fields: \`events\`. (operation/pushEvents/body)"
    `);
  });
});

describe('a test', () => {
  it('of one variant', () => {
    const text = '{"name": "Ranking", "endAt": "2030-01-01", "variant": [{"index": "products", "trafficPercentage": 100}]}';
    expect(view('abtesting', 'addABTests', text)).toMatchInlineSnapshot(`
      "1:30 /body/endAt \`endAt\` must be a date with a time and a time zone such as "2023-12-31T09:30:00Z", but is "2030-01-01". Write it like \`"2030-01-01T00:00:00Z"\`. (schema/addABTestsRequest/endAt)
      1:55 /body/variant \`variant\` has 1 entry; exactly 2 are needed. Add 1 entry. (schema/addABTestsRequest/variant)"
    `);
  });
});

describe('a task', () => {
  const sourceID = 'b7e4d1c9-52a8-4f36-9e0b-7a1c3d5f8e24';
  const destinationID = 'd82f6b13-4c7e-4a95-b1d0-5f9e8c3a6b27';
  const create = (trigger: string): string =>
    view(
      'ingestion',
      'createTask',
      `{"sourceID": "${sourceID}", "destinationID": "${destinationID}", "action": "save",\n"trigger": ${trigger}}`,
    );

  it('with a schedule without times', () => {
    expect(create('{"type": "schedule"}')).toMatchInlineSnapshot(
      `"2:12 /body/trigger/cron \`cron\` is missing from \`trigger\`. It is required with \`type: "schedule"\`. (schema/ScheduleTriggerInput/cron)"`,
    );
  });

  it('with a cron expression of four fields', () => {
    expect(create('{"type": "schedule", "cron": "0 3 * *"}')).toMatchInlineSnapshot(
      `"2:41 /body/trigger/cron \`cron\` must be a cron expression of five fields with one space between them, each \`*\`, a number, a range (\`9-17\`), a list (\`1,15\`) or a step (\`*/15\`), but is "0 3 * *". (schema/ScheduleTriggerInput/cron)"`,
    );
  });

  it('with a cron expression for minute 60', () => {
    expect(create('{"type": "schedule", "cron": "60 3 * * *"}')).toMatchInlineSnapshot(
      `"2:41 /body/trigger/cron \`cron\` must be a cron expression with a minute (first field) from 0 to 59, but is "60 3 * * *". (schema/ScheduleTriggerInput/cron)"`,
    );
  });

  it('with times that its trigger does not have', () => {
    expect(create('{"type": "onDemand", "cron": "0 3 * * *"}')).toMatchInlineSnapshot(
      `"2:33 /body/trigger/cron \`cron\` is not allowed with \`type: "onDemand"\`. (schema/ScheduleTriggerInput/cron)"`,
    );
  });

  it('with an unknown trigger', () => {
    expect(create('{"type": "webhook"}')).toMatchInlineSnapshot(
      `"2:21 /body/trigger/type \`type\` must be "onDemand", "schedule" or "subscription", but is "webhook". (schema/OnDemandTriggerInput/type)"`,
    );
  });
});

describe('a search', () => {
  it('with a misspelt parameter', () => {
    expect(view('search', 'searchSingleIndex', '{"query": "dune", "hitPerPage": 5}', films)).toMatchInlineSnapshot(
      `"1:19 /body/hitPerPage \`hitPerPage\` is not a field of the body. Did you mean \`hitsPerPage\`? (schema/indexSettingsAsSearchParams/hitsPerPage)"`,
    );
  });

  it('with parameters in two forms', () => {
    expect(view('search', 'searchSingleIndex', '{"params": "query=dune", "page": 1}', films)).toMatchInlineSnapshot(
      `"1:26 /body/page \`params\` and \`page\` cannot be used together. Remove one of them. (schema/baseSearchParamsWithoutQuery/page)"`,
    );
  });

  it('with a list in place of a text, and the other way round', () => {
    expect(view('search', 'searchSingleIndex', '{"filters": ["a:b"], "facets": "genres"}', films)).toMatchInlineSnapshot(`
      "1:13 /body/filters \`filters\` must be a string, but is an array. (schema/baseSearchParamsWithoutQuery/filters)
      1:32 /body/facets \`facets\` must be an array of strings, but is the string "genres". Write it as a list: \`["genres"]\`. (schema/baseSearchParamsWithoutQuery/facets)"
    `);
  });

  it('with filters that are nested too deep', () => {
    expect(view('search', 'searchSingleIndex', '{"facetFilters": [["a:b", ["c:d"]]]}', films)).toMatchInlineSnapshot(
      `"1:27 /body/facetFilters/0/1 \`facetFilters[0][1]\` must be a string, but is an array. (schema/baseSearchParamsWithoutQuery/facetFilters)"`,
    );
  });

  it('of several, for facets without saying so', () => {
    const text = '{"requests": [{"indexName": "films", "facet": "director", "facetQuery": "ridl"}]}';
    expect(view('search', 'search', text)).toMatchInlineSnapshot(
      `"1:15 /body/requests/0/type \`type\` is missing from \`requests[0]\`. (schema/searchForFacetsOptions/type)"`,
    );
  });

  it('without the name of its index', () => {
    expect(view('search', 'searchSingleIndex', '{}')).toMatchInlineSnapshot(
      `"/path/indexName \`indexName\` is missing. It is a required path parameter. (operation/searchSingleIndex/path/indexName)"`,
    );
  });
});

it('an update of a record with an unknown operation', () => {
  const text = '{"votes": {"_operation": "Incremnt", "value": 1}}';
  expect(view('search', 'partialUpdateObject', text, {...films, objectID: 'dune'})).toMatchInlineSnapshot(
    `"1:26 /body/votes/_operation \`_operation\` must be "Increment", "Decrement", "Add", "Remove", "AddUnique", "IncrementFrom" or "IncrementSet", but is "Incremnt". Did you mean \`"Increment"\`? (schema/builtInOperation/_operation)"`,
  );
});

it('a synonym without its words', () => {
  expect(view('search', 'saveSynonym', '{"objectID": "a", "type": "onewaysynonym"}', {...films, objectID: 'a'}))
    .toMatchInlineSnapshot(`
    "1:1 /body/input \`input\` is missing from the body. It is required when \`type\` is "onewaysynonym". (schema/synonymHit/input)
    1:1 /body/synonyms \`synonyms\` is missing from the body. It is required when \`type\` is "onewaysynonym". (schema/synonymHit/synonyms)"
  `);
});

it('a key with a right that there is not', () => {
  expect(view('search', 'addApiKey', '{"acl": ["search", "brwse"]}')).toMatchInlineSnapshot(
    `"1:20 /body/acl/1 \`acl[1]\` must be one of "addObject", "analytics", "browse", "deleteObject", "deleteIndex", "editSettings", "listIndexes", "logs", "personalization", "recommendation" and 4 more, but is "brwse". Did you mean \`"browse"\`? (schema/apiKey/acl)"`,
  );
});

it('a recommendation for a model without objects', () => {
  const text = '{"requests": [{"model": "trending-items", "indexName": "products", "threshold": 0, "objectID": "a"}]}';
  expect(view('recommend', 'getRecommendations', text)).toMatchInlineSnapshot(
    `"1:84 /body/requests/0/objectID \`objectID\` is not allowed with \`model: "trending-items"\`. (schema/baseRecommendationRequest/objectID)"`,
  );
});

it('a segment with a condition of an unknown kind', () => {
  const text = '{"name": "A", "conditions": {"operator": "AND", "operands": [{"name": "mood", "filters": [{"value": "good"}]}]}}';
  expect(view('predict', 'createSegment', text)).toMatchInlineSnapshot(
    `"1:71 /body/conditions/operands/0/name \`name\` must be \`predictions.affinities.{attribute}\`, \`predictions.funnel_stage\`, \`predictions.order_value\` or \`properties.raw.{property}\`, \`properties.computed.{property}\` or \`properties.custom.{property}\`, but is "mood". (schema/segmentOperandAffinity/name)"`,
  );
});
