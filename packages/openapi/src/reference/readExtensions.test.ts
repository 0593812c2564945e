import {describe, expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import {layer} from './__fixtures__/layer.ts';
import type {OperationGroup} from './apiReference.ts';
import {buildReference} from './buildReference.ts';

const operation = (id: string, tags: string): string => `{operationId: ${id}, tags: ${tags}, responses: {}}`;

function build(head: string): OperationGroup[] {
  return buildReference(
    'tasks',
    readDocument(`
      ${head}
      paths:
        /a: {get: ${operation('a', '[A]')}, post: ${operation('b', '[B]')}, put: ${operation('c', '[C]')}}
      webhooks: {d: {post: {}}}
    `),
  ).groups;
}

const layOut = (groups: OperationGroup[]): (string | undefined)[][] =>
  groups.map(({name, heading}) => (heading ? [heading.text, name] : [name]));

describe('a tag', () => {
  it.each([
    'x-displayName: Tasks',
    'summary: Tasks',
    'x-displayName: Tasks, summary: Not this',
    'summary: Tasks, x-displayName: 5',
  ])('is called as it says: %s', (title) => {
    const [group] = build(`tags: [{name: A, ${title}, externalDocs: {url: 'https://a.org', description: More}}]`);
    expect(group).toMatchObject({name: 'Tasks', anchor: 'tag/A', furtherReading: {href: 'https://a.org', text: 'More'}});
  });

  it('that is not the first of an operation leads to it', () => {
    const {groups} = buildReference(
      'tasks',
      readDocument(
        `paths: {/a: {get: ${operation('a', '[A, B, B]')}, put: ${operation('b', '[B]')}, post: ${operation('c', '[A, C]')}}}`,
      ),
    );
    expect(groups).toMatchObject([
      {name: 'A', operations: [{id: 'a'}, {id: 'c'}], others: []},
      {
        name: 'B',
        operations: [{id: 'b'}],
        others: [{anchor: 'tag/B/operation/a', target: {anchor: 'operation/a', route: ''}, method: 'GET', summary: 'a'}],
      },
      {name: 'C', operations: [], others: [{anchor: 'tag/C/operation/c', target: {anchor: 'operation/c'}, summary: 'c'}]},
    ]);
    expect(groups[1]?.others).toHaveLength(1);
  });
});

describe('headings over groups', () => {
  it('are those of x-tagGroups, in their order, with the rest under one of its own', () => {
    const groups = build('x-tagGroups: [{name: Second, tags: [C, gone, B]}, {name: Empty, tags: []}, {name: Twice, tags: [B]}]');
    expect(layOut(groups)).toEqual([['Second', 'C'], ['B'], ['Other', 'A'], ['Webhooks']]);
    expect(groups[0]?.heading?.anchor).toBe('section/Second');
  });

  it('stand over webhooks where these are the rest', () => {
    expect(layOut(build('x-tagGroups: [{name: All, tags: [A, B, C]}]'))).toEqual([
      ['All', 'A'],
      ['B'],
      ['C'],
      ['Other', 'Webhooks'],
    ]);
  });

  it('are tags that others name as their parent, over all levels', () => {
    const groups = build('tags: [{name: A}, {name: B, parent: A}, {name: C, parent: B}]');
    expect(layOut(groups)).toEqual([['A', 'A'], ['B'], ['C'], ['Other', 'Webhooks']]);
  });

  it.each([
    'x-tagGroups: 5',
    'x-tagGroups: [5, {}, {name: A}, {tags: [A]}]',
    'tags: [{name: A, parent: B}, {name: B, parent: A}]',
    '',
  ])('do not stumble over %s', (head) => {
    expect(build(head).map(({name}) => name)).toEqual(['A', 'B', 'C', 'Webhooks']);
  });
});

describe('samples that a document brings along', () => {
  const samplesOf = (extension: string) =>
    buildReference(
      'tasks',
      readDocument(`paths: {/a: {get: {operationId: a, x-languages: [php, curl], ${extension}, responses: {}}}}`),
      layer,
    ).groups[0]?.operations[0]?.samples.map(({language, label, code}) => [language, label, code.slice(0, 4)]);

  it.each(['x-codeSamples', 'x-code-samples'])('go first, and replace those of the same language: %s', (name) => {
    const written =
      '[{lang: Shell, label: Two calls, source: curl}, {lang: Ruby, source: puts}, {lang: Ruby, label: Gem, source: gems}]';
    expect(samplesOf(`${name}: ${written}`)).toEqual([
      ['curl', 'Two calls', 'curl'],
      ['ruby', 'Ruby', 'puts'],
      ['ruby', 'Gem', 'gems'],
      ['php', undefined, 'call'],
    ]);
  });

  it('have languages that can be part of an id', () => {
    expect(samplesOf('x-codeSamples: [{lang: "Node JS (axios)", source: a}, {source: b}]')?.slice(0, 2)).toEqual([
      ['node-js-axios', 'Node JS (axios)', 'a'],
      ['text', 'Sample', 'b'],
    ]);
  });

  it.each(['5', '[5, {}, {lang: a}, {source: 5}]'])('may be unreadable: %s', (written) => {
    expect(samplesOf(`x-codeSamples: ${written}`)?.map(([language]) => language)).toEqual(['php', 'curl']);
  });
});
