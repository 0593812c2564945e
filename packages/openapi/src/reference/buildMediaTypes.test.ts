import {describe, expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import type {ReferenceMediaType} from './apiReference.ts';
import {dropRepeated} from './buildMediaTypes.ts';
import {buildReference} from './buildReference.ts';

/** The media types of a request body. */
function build(content: string, components = '{}'): ReferenceMediaType[] {
  const operation = `{operationId: a, requestBody: {content: ${content}}, responses: {}}`;
  const reference = buildReference('tasks', readDocument(`{paths: {/: {post: ${operation}}}, components: ${components}}`));
  return reference.groups[0]?.operations[0]?.body?.mediaTypes ?? [];
}

describe('media types', () => {
  it('each have their schema, at an address of their own', () => {
    const mediaTypes = build(`{
      application/json: {schema: {properties: {a: {}}}},
      application/x-www-form-urlencoded: {schema: {properties: {a: {type: string}}}},
      text/csv: {schema: {type: string}},
      image/png: {}
    }`);
    expect(mediaTypes.map(({type, schema}) => [type, schema?.type, schema?.inner])).toMatchObject([
      ['application/json', 'object', [{fields: [{anchor: 'operation/a/body/a'}]}]],
      [
        'application/x-www-form-urlencoded',
        'object',
        [{fields: [{anchor: 'operation/a/body/application/x-www-form-urlencoded/a'}]}],
      ],
      ['text/csv', 'string', []],
      ['image/png', undefined, undefined],
    ]);
  });

  it('name a schema that is used there alone; a shared one is a link with its name', () => {
    const components = '{schemas: {Task: {properties: {a: {}}}, List: {type: array, items: {type: string}}, Id: {type: string}}}';
    const ref = (name: string): string => `{schema: {$ref: '#/components/schemas/${name}'}}`;
    const content = `{a/1: ${ref('Task')}, a/2: ${ref('List')}, a/3: ${ref('Id')}, a/4: ${ref('Id')}, a/5: {schema: {type: string}}, a/6: {}}`;
    expect(build(content, components).map(({name}) => name)).toEqual(['Task', 'List', 'Id', '', '', '']);
    const [one, other] = build(`{a/1: ${ref('Task')}, a/2: ${ref('Task')}}`, components);
    expect([one?.name, one?.schema?.inner]).toMatchObject(['', [{kind: 'named', name: 'Task'}]]);
    expect(other?.name).toBe('');
  });

  it('that have the same schema show it once', () => {
    const schema = '{schema: {properties: {a: {}}}}';
    const [json, xml] = build(`{application/json: ${schema}, application/xml: ${schema}}`);
    expect([json?.notesHtml, json?.schema?.type]).toEqual([[], 'object']);
    expect(xml).toMatchObject({notesHtml: ['The same as <code>application/json</code>.'], schema: null});
  });

  it('of a stream say that the schema is that of an entry', () => {
    const event = '{itemSchema: {properties: {data: {type: string}}}}';
    const [events, lines] = build(`{text/event-stream: ${event}, application/jsonl: {itemSchema: {type: string}}}`);
    expect(events).toMatchObject({notesHtml: ['A stream of events. Each is like this:'], schema: {type: 'object'}});
    expect(lines).toMatchObject({notesHtml: ['A stream. Each entry is like this:'], schema: {type: 'string'}});
  });

  it('of forms say how parts are sent', () => {
    const encoding = `{
      photo: {contentType: 'image/png, <b>', headers: {X-Size: {schema: {type: integer}}}},
      tags: {style: pipeDelimited, explode: false},
      plain: {},
    }`;
    const [form] = build(`{multipart/form-data: {schema: {type: object}, encoding: ${encoding}}}`);
    expect(form?.notesHtml).toEqual([
      '<code>photo</code> is sent as <code>image/png, &lt;b></code> and has the header <code>X-Size</code>.',
      '<code>tags</code> is sent separated by pipes.',
    ]);
  });

  it('have no name where a reference leads elsewhere than to a named schema', () => {
    const [media] = build(
      `{a/1: {schema: {$ref: '#/components/schemas/Task/properties/a'}}}`,
      '{schemas: {Task: {properties: {a: {}}}}}',
    );
    expect(media?.name).toBe('');
  });

  it('may have a schema that is true', () => {
    expect(build('{application/json: {schema: true}}')[0]?.schema?.type).toBe('any value');
  });
});

describe('examples', () => {
  const examplesOf = (media: string, components?: string) => build(`{application/json: ${media}}`, components)[0]?.examples;

  it('are named, described and written as JSON', () => {
    const media = '{examples: {one: {summary: One task, description: The *first*., value: {name: A}}, none: {value: null}}}';
    expect(examplesOf(media)).toEqual([
      {summary: 'One task', descriptionHtml: 'The <em>first</em>.', json: '{"name": "A"}'},
      {summary: 'none', descriptionHtml: '', json: 'null'},
    ]);
  });

  it('may be one without a name', () => {
    expect(examplesOf('{example: [1, 2]}')).toEqual([{summary: 'Example', descriptionHtml: '', json: '[1, 2]'}]);
  });

  it('may be shared', () => {
    const components = '{examples: {task: {summary: A task, value: 5}}}';
    expect(examplesOf(`{examples: {one: {$ref: '#/components/examples/task'}}}`, components)).toEqual([
      {summary: 'A task', descriptionHtml: '', json: '5'},
    ]);
  });

  it('are left out when they only have an address', () => {
    expect(examplesOf('{examples: {one: {externalValue: https://example.org/a.json}}}')).toEqual([]);
  });

  it('of other types than JSON are shown as they are', () => {
    const csv = build('{text/csv: {example: "a,b\\n1,2"}, application/problem+json: {example: "text"}}');
    expect(csv.map(({examples}) => examples[0]?.json)).toEqual(['a,b\n1,2', '"text"']);
  });
});

describe('the description of a schema below that of its body', () => {
  it('drops a text that is there already', () => {
    expect(dropRepeated('The source was removed.', 'The source was removed.')).toBe('');
    expect(dropRepeated('A <code>task</code>.', 'A <code>task</code>.')).toBe('');
  });

  it('keeps the sentences that are new', () => {
    expect(dropRepeated('The rule was saved. It applies soon.', 'The rule was saved. Wait for it.')).toBe('It applies soon.');
    expect(dropRepeated('One page of tests.', 'One page of tests. It may be empty.')).toBe('');
    expect(dropRepeated('The tasks.', 'The task.')).toBe('The tasks.');
  });

  it('does not cut a sentence that goes on', () => {
    expect(dropRepeated('Some tasks, e.g. these. Others.', 'Others. Some tasks, e.g. those.')).toBe('Some tasks, e.g. these.');
  });

  it('never takes half of a text with HTML', () => {
    const html = '<p>Removed.</p><p>Removed. For good.</p>';
    expect(dropRepeated(html, 'Removed.')).toBe(html);
  });
});
