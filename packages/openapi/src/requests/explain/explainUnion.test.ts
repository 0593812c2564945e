import {describe, expect, it} from 'vitest';
import {checkTask, tellTask} from '../__fixtures__/checkTask.ts';

describe('of values', () => {
  const radius = 'Task: {properties: {radius: {oneOf: [{type: integer, minimum: 1}, {enum: [all, none]}]}}}';

  it.each([
    ['names all alternatives for another type', {radius: true}, '`radius` must be an integer, "all" or "none", but is true.'],
    [
      'names all alternatives for another choice',
      {radius: 'near'},
      '`radius` must be an integer, "all" or "none", but is "near".',
    ],
    [
      'offers the nearest choice',
      {radius: 'al'},
      '`radius` must be an integer, "all" or "none", but is "al". Did you mean `"all"`?',
    ],
    [
      'offers the other type',
      {radius: '5'},
      '`radius` must be an integer, "all" or "none", but is "5". Write `5` without quotes.',
    ],
    ['explains the one whose type fits', {radius: 0}, '`radius` must be at least 1, but is 0.'],
  ])('%s', (_, body, text) => {
    expect(tellTask(radius, body)).toBe(text);
  });

  it('explains lists by their entries', () => {
    const filters = `
      Task: {properties: {filters: {oneOf: [{type: array, items: {$ref: '#/components/schemas/Filter'}}, {type: string}]}}}
      Filter: {oneOf: [{type: array, items: {type: string}}, {type: string}]}
    `;
    expect(tellTask(filters, {filters: 5})).toMatchInlineSnapshot(
      `"\`filters\` must be an array or a string, but is the number 5. Put it in quotes: \`"5"\`."`,
    );
    expect(tellTask(filters, {filters: ['a', 5]})).toMatchInlineSnapshot(
      `"\`filters[1]\` must be an array of strings or a string, but is the number 5. Put it in quotes: \`"5"\`."`,
    );
    expect(tellTask(filters, {filters: ['a', ['b', ['c']]]})).toMatchInlineSnapshot(
      `"\`filters[1][1]\` must be a string, but is an array."`,
    );
  });

  it('prefers entries of the right type', () => {
    const facets = `
      Task: {oneOf: [{type: array, items: {type: string}}, {type: array, items: {type: object, required: [facet]}}]}
    `;
    expect(tellTask(facets, [{score: 1}])).toBe('`facet` is missing from `body[0]`.');
    expect(tellTask(facets, ['a', 1])).toBe('`body[1]` must be a string, but is the number 1. Put it in quotes: `"1"`.');
  });
});

describe('with a field that tells the kind', () => {
  const trigger = `
    Task: {oneOf: [{$ref: '#/components/schemas/Demand'}, {$ref: '#/components/schemas/Schedule'}]}
    Demand: {type: object, additionalProperties: false, required: [type], properties: {type: {const: onDemand}, note: {type: string}}}
    Schedule: {type: object, additionalProperties: false, required: [type, cron], properties: {type: {const: schedule}, cron: {type: string}}}
  `;

  it.each([
    ['explains that kind', {type: 'schedule', cron: 5}, '`cron` must be a string, but is the number 5. Put it in quotes: `"5"`.'],
    ['says what the kind needs', {type: 'schedule'}, '`cron` is missing from the body. It is required with `type: "schedule"`.'],
    ['says what does not go with the kind', {type: 'onDemand', cron: 'a'}, '`cron` is not allowed with `type: "onDemand"`.'],
    [
      'lists the kinds when there is no such kind',
      {type: 'webhook'},
      '`type` must be "onDemand" or "schedule", but is "webhook".',
    ],
    [
      'offers the nearest kind',
      {type: 'ondemand'},
      '`type` must be "onDemand" or "schedule", but is "ondemand". Did you mean `"onDemand"`?',
    ],
    ['guesses the kind from the other fields', {cron: 'a'}, '`type` is missing from the body.'],
    ['asks for the least when nothing is there', {}, '`type` is missing from the body.'],
    ['names the type when it is no object', 'onDemand', 'The body must be an object, but is the string "onDemand".'],
    ['corrects a name', {type: 'schedule', crn: 'a'}, '`crn` is not a field of the body. Did you mean `cron`?'],
  ])('%s', (_, body, text) => {
    expect(tellTask(trigger, body)).toBe(text);
  });
});

describe('with fields that exclude each other', () => {
  const input = `
    Task: {oneOf: [{$ref: '#/components/schemas/Prefix'}, {$ref: '#/components/schemas/Name'}]}
    Prefix: {type: object, additionalProperties: false, required: [prefix], properties: {prefix: {type: string}}}
    Name: {type: object, additionalProperties: false, required: [name], properties: {name: {type: string}}}
  `;

  it.each([
    ['refuses both', {prefix: 'a', name: 'b'}, '`prefix` and `name` cannot be used together. Remove one of them.'],
    ['asks for one of them', {}, 'The body needs `prefix` or `name`.'],
    ['explains the one that is there', {name: 5}, '`name` must be a string, but is the number 5. Put it in quotes: `"5"`.'],
  ])('%s', (_, body, text) => {
    expect(tellTask(input, body)).toBe(text);
  });

  it('asks for one of several groups', () => {
    const login = 'Task: {anyOf: [{required: [user, password]}, {required: [key]}]}';
    expect(tellTask(login, {})).toBe('The body needs `user` and `password`, or `key`.');
  });

  it('knows fields of an alternative that another one excludes', () => {
    const search = `
      Task: {$ref: '#/components/schemas/Params', unevaluatedProperties: false}
      Params:
        oneOf:
          - {type: object, required: [params], properties: {params: {type: string}}}
          - {type: object, properties: {query: {type: string}, page: {type: integer}}, not: {required: [params]}}
    `;
    expect(tellTask(search, {params: 'a', page: 1})).toBe('`params` and `page` cannot be used together. Remove one of them.');
    expect(tellTask(search, {page: 'first'})).toBe('`page` must be an integer, but is the string "first".');
    expect(tellTask(search, {params: 5})).toBe('`params` must be a string, but is the number 5. Put it in quotes: `"5"`.');
    expect(tellTask(search, {qury: 'a'})).toBe('`qury` is not a field of the body. Did you mean `query`?');
  });
});

it('follows a condition that asks for one of the alternatives', () => {
  const schemas = `
    Task:
      properties: {type: {type: string}, input: {anyOf: [{$ref: '#/components/schemas/Json'}, {$ref: '#/components/schemas/Shop'}]}}
      if: {properties: {type: {const: shop}}}
      then: {properties: {input: {$ref: '#/components/schemas/Shop'}}}
    Json: {type: object, additionalProperties: false, properties: {url: {type: string}}}
    Shop: {type: object, additionalProperties: false, required: [url, key], properties: {url: {type: string}, key: {type: string}}}
  `;
  expect(tellTask(schemas, {type: 'shop', input: {url: 5}})).toMatchInlineSnapshot(`
    "\`key\` is missing from \`input\`.
    \`url\` must be a string, but is the number 5. Put it in quotes: \`"5"\`."
  `);
});

it('is not led astray by what another field needs', () => {
  const schemas = `
    Task: {properties: {first: {oneOf: [{$ref: '#/components/schemas/Json'}, {$ref: '#/components/schemas/Shop'}]}, second: {$ref: '#/components/schemas/Shop'}}}
    Json: {type: object, additionalProperties: false, required: [url], properties: {url: {type: string}}}
    Shop: {type: object, additionalProperties: false, required: [key], properties: {key: {type: string}}}
  `;
  expect(tellTask(schemas, {first: {url: 5}, second: {}})).toMatchInlineSnapshot(`
    "\`url\` must be a string, but is the number 5. Put it in quotes: \`"5"\`.
    \`key\` is missing from \`second\`."
  `);
});

it('says so when a value fits several alternatives', () => {
  const schemas = `
    Task: {oneOf: [{$ref: '#/components/schemas/Json'}, {$ref: '#/components/schemas/Csv'}, {type: string}]}
    Json: {type: object, properties: {url: {type: string}}}
    Csv: {type: object, properties: {url: {type: string}, columns: {type: array}}}
  `;
  expect(tellTask(schemas, {url: 'a'})).toBe(
    'The body matches `Json` and `Csv`, but must match only one of them. Remove the fields that belong to the other.',
  );
});

it('comes to an end in a schema that contains itself', () => {
  const schemas = `
    Task: {oneOf: [{type: array, items: {$ref: '#/components/schemas/Task'}}, {type: array, items: {type: string}}, {type: integer}]}
  `;
  const nest = (depth: number): unknown => (depth === 0 ? true : [nest(depth - 1)]);
  expect(checkTask(schemas, nest(30)).length).toBeGreaterThan(0);
});

describe('when fields are missing', () => {
  const schemas = `
    Task: {oneOf: [{$ref: '#/components/schemas/Shop'}, {$ref: '#/components/schemas/Store'}, {$ref: '#/components/schemas/Json'}, {$ref: '#/components/schemas/Csv'}]}
    Shop: {type: object, required: [url, key], properties: {url: {}, key: {}, locale: {}}}
    Store: {type: object, required: [hash], properties: {hash: {}}}
    Json: {type: object, required: [url], properties: {url: {}}}
    Csv: {type: object, required: [url], properties: {url: {}}}
  `;

  it('names the least that would do', () => {
    expect(tellTask(schemas, {})).toBe('The body needs `hash` or `url`.');
  });

  it('follows what is there', () => {
    const two = schemas.replace(/, \{\$ref: '#\/components\/schemas\/(Json|Csv)'\}/g, '');
    expect(tellTask(two, {})).toBe('The body needs `url` and `key`, or `hash`.');
    expect(tellTask(two, {url: 'a'})).toBe('`key` is missing from the body.');
  });
});

it('does not take a known name for a choice', () => {
  const settings = `
    Task: {anyOf: [{$ref: '#/components/schemas/Settings'}, {$ref: '#/components/schemas/Resets'}]}
    Settings: {type: object, properties: {mode: {enum: [a, b]}, kind: {enum: [c, d]}}}
    Resets: {type: object, propertyNames: {enum: [mode, kind]}, not: {additionalProperties: {not: {type: 'null'}}}}
  `;
  expect(tellTask(settings, {mode: 'x', kind: 'y'})).toMatchInlineSnapshot(`
    "\`mode\` must be "a" or "b", but is "x".
    \`kind\` must be "c" or "d", but is "y"."
  `);
});
