import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {readRequestCases, type RequestCase} from './requestCases.ts';

function writeCases(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'request-cases-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, 'requests.yml'), text);
  return path.join(folder, 'requests.yml');
}

function read(text: string): RequestCase[] {
  return readRequestCases(writeCases(text));
}

/** The error that reading gives, without the folder. */
function readError(text: string): string {
  const file = writeCases(text);
  try {
    readRequestCases(file);
  } catch (error) {
    return String(error).replaceAll(path.dirname(file), 'specs/tasks');
  }
  throw new Error('Reading gives no error.');
}

it('reads each case with its line', () => {
  expect(
    read(`# Requests to tasks.
- name: one task
  operation: getTask
  valid: true
  path: {id: 5}
  query: {limit: 1}
- name: a task by its name
  operation: getTask
  valid: false
  because: id is a number
  path: {id: sweep}
`),
  ).toEqual([
    {name: 'one task', operation: 'getTask', valid: true, path: {id: 5}, query: {limit: 1}, line: 2},
    {
      name: 'a task by its name',
      operation: 'getTask',
      valid: false,
      because: 'id is a number',
      path: {id: 'sweep'},
      line: 7,
    },
  ]);
});

describe('an entry of a list is repeated', () => {
  it('as often as the case says', () => {
    const [requestCase] = read('- {repeat: {at: /events/1, times: 3}, body: {events: [{name: a}, {name: b}]}}');
    expect(requestCase?.body).toEqual({events: [{name: 'a'}, {name: 'b'}, {name: 'b'}, {name: 'b'}]});
    expect(requestCase).not.toHaveProperty('repeat');
  });

  it('in several lists, one after the other', () => {
    const repeat = '[{at: /events/0/ids/0, times: 2}, {at: /events/0, times: 2}]';
    expect(read(`- {repeat: ${repeat}, body: {events: [{ids: [a]}]}}`)[0]?.body).toEqual({
      events: [{ids: ['a', 'a']}, {ids: ['a', 'a']}],
    });
  });

  it('in a body that is a list', () => {
    expect(read('- {repeat: {at: /0, times: 3}, body: [a]}')[0]?.body).toEqual(['a', 'a', 'a']);
  });

  it('in a field with a slash in its name', () => {
    expect(read('- {repeat: {at: /a~1b/0, times: 2}, body: {a/b: [c]}}')[0]?.body).toEqual({'a/b': ['c', 'c']});
  });
});

describe('an error with file and line is thrown for', () => {
  it.each([
    ['a list that is not there', '/event/0'],
    ['something that is no list', '/name/0'],
    ['an entry that is not there', '/events/1'],
  ])('%s', (_, at) => {
    expect(readError(`- {name: right}\n- name: wrong\n  repeat: {at: ${at}, times: 2}\n  body: {name: A, events: [a]}\n`)).toBe(
      `Error: specs/tasks/requests.yml:2 "repeat" names ${at}, which is not an entry of a list in the body.`,
    );
  });

  it('a file that is not YAML', () => {
    expect(readError('- name: one\n  body: {a: [}\n')).toMatchInlineSnapshot(`
      "Error: specs/tasks/requests.yml: Flow sequence in block collection must be sufficiently indented and end with a ] at line 2, column 14:

        body: {a: [}
                   ^
      "
    `);
  });

  it('a file that is no list', () => {
    expect(readError('name: one\n')).toMatchInlineSnapshot(`"Error: specs/tasks/requests.yml must be a list of cases."`);
  });
});
