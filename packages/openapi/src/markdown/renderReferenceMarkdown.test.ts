import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadSpec} from '../load/loadSpec.ts';
import {readDocument} from '../reference/__fixtures__/yaml.ts';
import type {ApiReference, ReferenceMediaType, ReferenceOperation} from '../reference/apiReference.ts';
import {buildReference} from '../reference/buildReference.ts';
import {splitReference} from '../reference/splitReference.ts';
import {listSpecs} from '../load/specFolder.ts';
import {type MarkdownParts, readMarkdown} from './__fixtures__/readMarkdown.ts';
import {renderReferenceMarkdown} from './renderReferenceMarkdown.ts';

it('has groups of operations, then the schemas that they share', () => {
  const source = `
    servers: [{url: 'https://example.org'}]
    tags: [{name: Tasks, description: Work to *do*.}]
    paths: {/: {get: {operationId: list, summary: List tasks, tags: [Tasks], responses: {}}}}
    components: {schemas: {Task: {description: One task., properties: {id: {type: string}}}}}
  `;
  expect(render(buildReference('tasks', readDocument(source)))).toEqual([
    `# Tasks

Version 1.0.0. Download the spec as [YAML](https://docs.test/specs/tasks.yml) or [JSON](https://docs.test/specs/tasks.json).

## Servers

- \`https://example.org\`

## Tasks

Work to *do*.

### List tasks

\`GET /\` · operation ID \`list\`

## Schemas

Schemas that several operations share.

### Task

One task.

- \`id\` (string)
`,
  ]);
});

it('has an overview that leads to the Markdown of each group, when the reference is split', () => {
  const source = `
    tags: [{name: Tasks, description: Work to *do*.}, {name: Lists}]
    paths:
      /tasks: {get: {operationId: list, summary: List tasks, tags: [Tasks], responses: {'404': {description: Gone.}}}}
      /lists: {post: {operationId: add, summary: Add a list, tags: [Lists], responses: {}}}
    components: {schemas: {Task: {properties: {id: {type: string}}}}}
  `;
  const [overview, tasks, , schemas] = render(buildReference('tasks', readDocument(source)), 1);
  expect(overview).toContain(`
## Tasks

Work to *do*.

As Markdown: [Tasks](https://docs.test/specs/tasks/tasks.md)

- \`GET /tasks\` [List tasks](https://docs.test/specs/tasks/tasks#operation/list)
`);
  expect(overview).toContain(`
## Schemas

As Markdown: [Other schemas](https://docs.test/specs/tasks/schemas.md)

- [\`Task\`](https://docs.test/specs/tasks/schemas#schema/Task)
`);
  expect(tasks).toBe(`# Tasks

A part of [Tasks](https://docs.test/specs/tasks.md), which has the servers, the authentication and the errors.

Work to *do*.

### List tasks

\`GET /tasks\` · operation ID \`list\`

#### Errors

- [404](https://docs.test/specs/tasks#error/404) Gone.
`);
  expect(schemas).toMatch(/^# Other schemas\n[^]*### Task\n/);
});

function render(reference: ApiReference, mostOperations?: number): string[] {
  return splitReference(reference, mostOperations).map((page) => renderReferenceMarkdown(page, 'https://docs.test'));
}

const timeout = 60_000;
const specs = listSpecs(path.resolve(import.meta.dirname, '../../../../specs'));

it('is tested with the nine specs', () => {
  expect(specs.length).toBeGreaterThanOrEqual(9);
});

describe.each(specs)('the Markdown of $name', {timeout}, ({name, file}) => {
  let rendered: Promise<{reference: ApiReference; markdown: string; parts: MarkdownParts}> | undefined;

  /** Reading a spec takes a while, so it is read once. */
  const render = (): NonNullable<typeof rendered> => (rendered ??= loadAndRender(name, file));

  it('has the headings of the page', async () => {
    const {reference, parts} = await render();
    expect(parts.headings.filter((heading) => /^[123]/.test(heading))).toEqual(listTitles(reference));
  });

  it('has the code of all samples and examples, and no other', async () => {
    const {reference, parts} = await render();
    expect(parts.codeBlocks).toEqual(listCode(reference));
  });

  it('has no HTML and nothing that was not worded', async () => {
    const {parts} = await render();
    expect(parts.html).toEqual([]);
    expect(parts.text).not.toMatch(/undefined|\[object Object\]|<\/?(p|a|ul|li|em|strong|table|div)\b/);
  });

  it('leads to no place without a page', async () => {
    const {parts} = await render();
    expect(parts.links.filter((url) => !/^(https:\/\/)/.test(url))).toEqual([]);
  });

  it('is smaller than the model, which has each shared schema once', async () => {
    const {reference, markdown} = await render();
    expect(markdown.length).toBeLessThan(JSON.stringify(reference).length);
  });
});

async function loadAndRender(
  name: string,
  file: string,
): Promise<{reference: ApiReference; markdown: string; parts: MarkdownParts}> {
  const reference = buildReference(name, await loadSpec(file));
  const [markdown = ''] = render(reference);
  return {reference, markdown, parts: readMarkdown(markdown)};
}

function listTitles({title, servers, credentials, errors, groups, schemas}: ApiReference): string[] {
  return [
    `1 ${title}`,
    ...(servers.length > 0 ? ['2 Servers'] : []),
    ...(credentials.length > 0 ? ['2 Authentication'] : []),
    ...(errors.length > 0 ? ['2 Errors'] : []),
    ...groups.flatMap((group) => [`2 ${group.name}`, ...group.operations.map(({summary}) => `3 ${summary}`)]),
    ...(schemas.length > 0 ? ['2 Schemas', ...schemas.map(({name}) => `3 ${name}`)] : []),
  ];
}

function listCode({errors, groups, regions}: ApiReference): string[] {
  const listExamples = (mediaTypes: ReferenceMediaType[]): string[] =>
    mediaTypes.flatMap(({examples}) => examples.map(({json}) => json));
  const listBlocks = ({samples, body, answers}: ReferenceOperation): string[] => [
    ...samples.map(({code}) => code.replaceAll('{region}', regions?.chosen ?? '{region}')),
    ...listExamples(body?.mediaTypes ?? []),
    ...answers.flatMap(({mediaTypes}) => listExamples(mediaTypes)),
  ];
  return [
    ...errors.flatMap(({mediaTypes}) => listExamples(mediaTypes)),
    ...groups.flatMap(({operations}) => operations.flatMap(listBlocks)),
  ];
}
