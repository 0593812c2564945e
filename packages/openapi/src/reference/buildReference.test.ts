import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadSpec} from '../load/loadSpec.ts';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {listSpecs} from '../load/specFolder.ts';
import {listIds, listNamedLinks, listTargets} from './__fixtures__/readModel.ts';
import {readDocument} from './__fixtures__/yaml.ts';
import type {Answer, ApiReference, Body} from './apiReference.ts';
import {buildReference} from './buildReference.ts';
import {linkNames} from './linkNames.ts';

describe('a document', () => {
  it('may be almost empty', () => {
    expect(buildReference('tasks', readDocument('{}'))).toEqual({
      ...{name: 'tasks', route: '/specs/tasks', title: 'Tasks', version: '1.0.0', summary: '', introductionHtml: ''},
      ...{about: [], servers: [], regions: null, credentialsHtml: '', credentials: [], errorsText: '', errors: []},
      ...{groups: [], schemas: [], addresses: {}},
    });
  });

  it('without operations shows its schemas', () => {
    const {groups, schemas} = buildReference(
      'tasks',
      readDocument('components: {schemas: {Task: {properties: {a: {}}}, Id: {type: string}}}'),
    );
    expect(groups).toEqual([]);
    expect(schemas.map(({name, anchor}) => [name, anchor])).toEqual([
      ['Id', 'schema/Id'],
      ['Task', 'schema/Task'],
    ]);
  });

  it('is introduced by its own texts', () => {
    const document = readDocument('info: {title: Tasks, version: "2", summary: All tasks., description: "# Tasks\\n\\nAll."}');
    expect(buildReference('tasks', document)).toMatchObject({
      ...{title: 'Tasks', version: '2', summary: 'All tasks.'},
      introductionHtml: '<h2 id="section/Tasks">Tasks</h2>\n<p>All.</p>',
    });
  });

  it('gives out ids of several parts, so that the page may name its own sections', () => {
    const operation = `{operationId: a, requestBody: {content: {}}, responses: {'200': {}, '400': {}}}`;
    const document = readDocument(
      `{paths: {/: {post: ${operation}}}, components: {schemas: {errors: {properties: {main: {}}}}}}`,
    );
    const ids = listIds(buildReference('tasks', document));
    expect(ids).toContain('schema/errors/main');
    expect(ids.filter((id) => !id.includes('/'))).toEqual([]);
  });
});

const timeout = 60_000;
const specs = listSpecs(path.resolve(import.meta.dirname, '../../../../specs'));
const built = new Map<string, Promise<{document: OpenApiDocument; reference: ApiReference}>>();

/** Reading a spec takes a while, so each is read once. */
function read(name: string): Promise<{document: OpenApiDocument; reference: ApiReference}> {
  const known = built.get(name) ?? loadAndBuild(name);
  built.set(name, known);
  return known;
}

async function loadAndBuild(name: string): Promise<{document: OpenApiDocument; reference: ApiReference}> {
  const document = await loadSpec(specs.find((spec) => spec.name === name)?.file ?? '');
  return {document, reference: linkNames(buildReference(name, document))};
}

it('is tested with the nine specs', () => {
  expect(specs.length).toBeGreaterThanOrEqual(9);
});

describe.each(specs.map(({name}) => name))('the reference of %s', {timeout}, (name) => {
  it('survives JSON', async () => {
    const {reference} = await read(name);
    expect(JSON.parse(JSON.stringify(reference))).toStrictEqual(reference);
  });

  it('has every operation of the document', async () => {
    const {document, reference} = await read(name);
    const inDocument = Object.values(document.paths).flatMap((item) =>
      Object.values(item).filter((value) => typeof value === 'object' && 'operationId' in value),
    );
    expect(reference.groups.flatMap(({operations}) => operations)).toHaveLength(inDocument.length);
  });

  it('gives out each id once', async () => {
    const ids = listIds((await read(name)).reference);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || /[\s\p{Cc}]/u.test(id))).toEqual([]);
  });

  it('has links that lead somewhere', async () => {
    const {reference} = await read(name);
    const ids = new Set(listIds(reference));
    expect(listTargets(reference).filter((target) => !ids.has(target))).toEqual([]);
  });

  it('has every schema that a link names', async () => {
    const {reference} = await read(name);
    const sections = new Set(reference.schemas.map((schema) => `${schema.name} ${schema.anchor}`));
    expect(listNamedLinks(reference).filter((link) => !sections.has(`${link.name} ${link.anchor}`))).toEqual([]);
  });

  it('says nothing twice about a body or response and its schema', async () => {
    const {reference} = await read(name);
    const sentences = (html: string): string[] => html.replaceAll(/<[^>]+>/g, '').split(/(?<=[.!?])\s+/);
    const listRepeated = (holder: Body | Answer): string[] => {
      const said = new Set(sentences(holder.descriptionHtml));
      return holder.mediaTypes.flatMap(({schema}) =>
        sentences(schema?.descriptionHtml ?? '').filter((sentence) => sentence !== '' && said.has(sentence)),
      );
    };
    const operations = reference.groups.flatMap((group) => group.operations);
    const holders = operations.flatMap(({body, answers}) => [...(body ? [body] : []), ...answers]);
    expect(holders.flatMap(listRepeated)).toEqual([]);
  });

  it('shows the fields of each named schema once, at the address of the schema', async () => {
    const {document, reference} = await read(name);
    const ids = listIds(reference);
    const wanted = Object.entries(document.components?.schemas ?? {}).flatMap(([schema, {properties = {}}]) =>
      Object.keys(properties).map((field) => `schema/${schema}/${field}`),
    );
    expect(wanted.filter((id) => !ids.includes(id) || ids.includes(`${id}-2`))).toEqual([]);
  });
});
