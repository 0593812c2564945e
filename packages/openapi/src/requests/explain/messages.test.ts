import {describe, expect, it} from 'vitest';
import {tellTask} from '../__fixtures__/checkTask.ts';

/** Faults of a task whose field `name` has the schema. */
function tellName(schema: string, name: unknown): string {
  return tellTask(`Task: {properties: {name: ${schema}}}`, {name});
}

describe('a wrong type', () => {
  it.each([
    ['integer', 'twenty', '`name` must be an integer, but is the string "twenty".'],
    ['integer', '20', '`name` must be an integer, but is the string "20". Write `20` without quotes.'],
    ['integer', 2.5, '`name` must be an integer, but is the number 2.5.'],
    ['number', '2.5', '`name` must be a number, but is the string "2.5". Write `2.5` without quotes.'],
    ['string', 5, '`name` must be a string, but is the number 5. Put it in quotes: `"5"`.'],
    ['string', true, '`name` must be a string, but is true. Put it in quotes: `"true"`.'],
    ['string', null, '`name` must be a string, but is null.'],
    ['string', ['a'], '`name` must be a string, but is an array.'],
    ['string', NaN, '`name` must be a string, but is NaN.'],
    ['number', NaN, '`name` must be a number, but is NaN.'],
    ['number', Infinity, '`name` must be a number, but is Infinity.'],
    ['boolean', 'true', '`name` must be a boolean, but is the string "true". Write `true` without quotes.'],
    ['object', 'a', '`name` must be an object, but is the string "a".'],
    ['[string, "null"]', 5, '`name` must be a string or null, but is the number 5. Put it in quotes: `"5"`.'],
  ])('%s: %j', (type, value, text) => {
    expect(tellName(`{type: ${type}}`, value)).toBe(text);
  });

  it.each([
    ['string', 'a', '`name` must be an array of strings, but is the string "a". Write it as a list: `["a"]`.'],
    ['number', '1, 2.5', '`name` must be an array of numbers, but is the string "1, 2.5". Write it as a list: `[1, 2.5]`.'],
    ['object', {}, '`name` must be an array of objects, but is an object. Write it as a list: `[{…}]`.'],
    ['integer', 'a', '`name` must be an array of integers, but is the string "a".'],
  ])('a list of %s: %j', (type, value, text) => {
    expect(tellName(`{type: array, items: {type: ${type}}}`, value)).toBe(text);
  });
});

describe('a wrong value', () => {
  it.each([
    ['{enum: [open, done]}', 'lost', '`name` must be "open" or "done", but is "lost".'],
    ['{enum: [open, done]}', 'opne', '`name` must be "open" or "done", but is "opne". Did you mean `"open"`?'],
    ['{enum: [asc, desc]}', 'descending', '`name` must be "asc" or "desc", but is "descending". Did you mean `"desc"`?'],
    ['{type: string, enum: [open]}', 5, '`name` must be "open", but is 5.'],
    [
      '{enum: [a1, b2, c3, d4, e5, f6, g7, h8, i9, j0, k1, l2]}',
      'x',
      '`name` must be one of "a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", "j0" and 2 more, but is "x".',
    ],
    ['{const: task}', 'note', '`name` must be "task", but is "note".'],
    ['{minLength: 2}', 'a', '`name` has 1 character; at least 2 are needed.'],
    ['{minLength: 1}', '', '`name` is empty; at least 1 character is needed.'],
    ['{maxLength: 64}', 'a'.repeat(71), '`name` has 71 characters; at most 64 are allowed.'],
    ['{maxLength: 1}', '🎬🎬', '`name` has 2 characters; at most 1 is allowed.'],
    ["{pattern: '^[a-z]+$'}", 'A', '`name` must be a string that matches `^[a-z]+$`, but is "A".'],
    ["{pattern: '^[a-z]+$', x-words: small letters}", 'A', '`name` must be small letters, but is "A".'],
    ['{minimum: 1}', 0, '`name` must be at least 1, but is 0.'],
    ['{maximum: 7}', 8, '`name` must be at most 7, but is 8.'],
    ['{minimum: 1, maximum: 7}', 8, '`name` must be from 1 to 7, but is 8.'],
    ['{exclusiveMinimum: 0}', 0, '`name` must be more than 0, but is 0.'],
    ['{exclusiveMaximum: 1}', 1, '`name` must be less than 1, but is 1.'],
    ['{multipleOf: 5}', 7, '`name` must be a multiple of 5, but is 7.'],
    ['false', 1, '`name` is not allowed here.'],
    ['{not: {enum: [all]}}', 'all', '`name` must not be "all".'],
    ['{not: {type: string}}', 'all', '`name` has a value that is not allowed here.'],
    ['{contains: {type: integer}}', ['a'], '`name` does not match its documentation.'],
  ])('%s: %j', (schema, value, text) => {
    expect(tellName(schema, value)).toContain(text);
  });

  it.each([
    ['date', '01-03-2023', '`name` must be a date such as "2023-12-31", but is "01-03-2023".'],
    ['date', '2023/3/1', '`name` must be a date such as "2023-12-31", but is "2023/3/1". Write `"2023-03-01"`.'],
    ['date', '2023-02-29', '`name` must be a date such as "2023-12-31", but is "2023-02-29". That date does not exist.'],
    [
      'date-time',
      '2023-03-01',
      '`name` must be a date with a time and a time zone such as "2023-12-31T09:30:00Z", but is "2023-03-01". Write it like `"2023-03-01T00:00:00Z"`.',
    ],
    ['uuid', 'abc', '`name` must be a UUID such as "6c02aeb1-775e-418e-870b-1faccd4b2c0f", but is "abc".'],
    ['uri', 'example.com', '`name` must be a complete URL such as "https://example.com/products.json", but is "example.com".'],
  ])('the format %s: %s', (format, value, text) => {
    expect(tellName(`{type: string, format: ${format}}`, value)).toBe(text);
  });

  it('is shown short', () => {
    expect(tellName('{const: a}', 'long '.repeat(1000))).toMatchInlineSnapshot(
      `"\`name\` must be "a", but is "long long long long long long long long …"."`,
    );
    expect(tellName('{const: a}', '🎬'.repeat(1000))).toContain(`but is "${'🎬'.repeat(40)}…".`);
  });

  it('gets one message, the plainest, when it breaks several rules', () => {
    const schema = "{type: string, minLength: 1, pattern: '^[a-z]+$', allOf: [{pattern: '^a'}]}";
    expect(tellName(schema, '')).toMatchInlineSnapshot(`"\`name\` is empty; at least 1 character is needed."`);
    expect(tellName(schema, 'B')).toMatchInlineSnapshot(`"\`name\` must be a string that matches \`^[a-z]+$\`, but is "B"."`);
  });
});

describe('a wrong list', () => {
  it.each([
    ['{minItems: 2, maxItems: 2}', [1], '`name` has 1 entry; exactly 2 are needed. Add 1 entry.'],
    ['{minItems: 2, maxItems: 2}', [1, 2, 3], '`name` has 3 entries; exactly 2 are needed. Remove 1 entry.'],
    ['{minItems: 1}', [], '`name` is empty; at least 1 entry is needed.'],
    ['{maxItems: 1}', [1, 2, 3], '`name` has 3 entries; at most 1 is allowed. Remove 2 entries.'],
    ['{uniqueItems: true}', ['a', 'b', 'a'], '`name` has the same entry twice, at positions 0 and 2. Remove one of them.'],
    ['{items: {type: string}}', ['a', null], '`name[1]` must be a string, but is null.'],
    ['{items: {items: {type: string}}}', [['a'], ['b', {}]], '`name[1][1]` must be a string, but is an object.'],
  ])('%s: %j', (schema, value, text) => {
    expect(tellName(schema, value)).toBe(text);
  });

  it('is sent in parts when its limit is one of the request', () => {
    expect(tellName('{maxItems: 1000}', Array(1001).fill(0))).toBe(
      '`name` has 1,001 entries; at most 1,000 are allowed. Remove 1 entry, or send them in several requests.',
    );
  });

  it('is named after the body when it is the body', () => {
    expect(tellTask('Task: {type: array, items: {type: string}}', ['a', null])).toBe('`body[1]` must be a string, but is null.');
    expect(tellTask('Task: {type: array, items: {type: string}}', null)).toBe(
      'The body must be an array of strings, but is null.',
    );
  });
});

describe('a wrong object', () => {
  it.each([
    ['required: [name, state]', {name: 1}, '`state` is missing from the body.'],
    ['properties: {task: {required: [name]}}', {task: {}}, '`name` is missing from `task`.'],
    ['dependentRequired: {steps: [name]}', {steps: 1}, '`name` is missing. It is required with `steps`.'],
    [
      'minProperties: 1, properties: {name: {}, state: {}}',
      {},
      'The body is empty; at least 1 field is needed. Known fields: `name`, `state`.',
    ],
    ['maxProperties: 1', {a: 1, b: 2}, 'The body has 2 fields; at most 1 is allowed.'],
    ['not: {required: [name, state]}', {name: 1, state: 1}, '`name` and `state` cannot be used together. Remove one of them.'],
    ['not: {required: [name]}', {name: 1}, '`name` is not allowed in the body.'],
    [
      'not: {required: [state, steps], properties: {state: {const: done}}}',
      {state: 'done', steps: []},
      '`steps` is not allowed when `state` is "done".',
    ],
    ['not: {required: [name, state]}', null, 'The body must be an object, but is null.'],
    [
      'if: {required: [state], properties: {state: {enum: [open, done]}}}, then: {required: [steps]}',
      {state: 'open'},
      '`steps` is missing from the body. It is required when `state` is "open".',
    ],
    [
      'if: {required: [task]}, then: {properties: {task: {properties: {steps: {items: {required: [name]}}}}}}',
      {task: {steps: [{}]}},
      '`name` is missing from `steps[0]`. It is required when `task` is set.',
    ],
  ])('%s: %j', (schema, value, text) => {
    expect(tellTask(`Task: {type: object, ${schema}}`, value)).toBe(text);
  });
});

describe('an unknown field', () => {
  const closed = 'additionalProperties: false, properties: {eventName: {}, eventType: {}, userToken: {}}';

  it.each([
    ['eventname', '`eventname` is not a field of the body. Did you mean `eventName`?'],
    ['event_name', '`event_name` is not a field of the body. Did you mean `eventName`?'],
    ['evntName', '`evntName` is not a field of the body. Did you mean `eventName`?'],
    ['eventNmae', '`eventNmae` is not a field of the body. Did you mean `eventName`?'],
    ['colour', '`colour` is not a field of the body. Known fields: `eventName`, `eventType`, `userToken`.'],
  ])('%s', (name, text) => {
    expect(tellTask(`Task: {${closed}}`, {[name]: 1})).toBe(text);
  });

  it('is not taken for a field that is there as well', () => {
    expect(tellTask(`Task: {${closed}}`, {eventName: 1, eventname: 1, eventType: 1, userToken: 1})).toBe(
      '`eventname` is not a field of the body. Known fields: `eventName`, `eventType`, `userToken`.',
    );
  });

  it('is the only fault when it is a misspelt name of a missing one', () => {
    expect(tellTask(`Task: {${closed}, required: [eventName, userToken]}`, {eventNam: 1})).toMatchInlineSnapshot(`
      "\`userToken\` is missing from the body.
      \`eventNam\` is not a field of the body. Did you mean \`eventName\`?"
    `);
  });

  it('is compared with the fields of all parts', () => {
    const schemas = `
      Task: {allOf: [{$ref: '#/components/schemas/Named'}, {properties: {age: {}}}], unevaluatedProperties: false}
      Named: {properties: {lastName: {}}}
    `;
    expect(tellTask(schemas, {lastNme: 1})).toBe('`lastNme` is not a field of the body. Did you mean `lastName`?');
  });

  it('is compared with the names that are allowed', () => {
    expect(tellTask('Task: {propertyNames: {enum: [hitsPerPage, ranking]}}', {hitPerPage: 1})).toBe(
      '`hitPerPage` is not a field of the body. Did you mean `hitsPerPage`?',
    );
  });

  it('is shown without what would break the page', () => {
    expect(tellTask('Task: {additionalProperties: false}', {['`\n' + 'x'.repeat(100)]: 1})).toBe(
      `\`??${'x'.repeat(38)}…\` is not a field of the body.`,
    );
  });
});
