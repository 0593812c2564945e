import {expect, it} from 'vitest';
import {connect} from '../__fixtures__/connect.ts';

it('tells an agent how to go about it, and which version the docs are of', async () => {
  const {client} = await connect();
  expect(client.getServerVersion()).toMatchObject({name: 'algolia-api-docs', websiteUrl: 'https://docs.example.org'});
  expect(client.getInstructions()).toContain('search_docs');
  expect(client.getInstructions()).toContain('Guides are those of 5.x');
});

it('has tools whose every argument is described, and whose schemas list what there is', async () => {
  const {client} = await connect();
  const {tools} = await client.listTools();
  for (const {description, inputSchema} of tools) {
    expect(description?.length).toBeGreaterThan(40);
    const properties = Object.values(inputSchema.properties ?? {}) as {description?: string}[];
    expect(properties.filter((property) => property.description === undefined)).toEqual([]);
  }
  expect(JSON.stringify(tools.find(({name}) => name === 'get_operation'))).toContain('"query-suggestions"');
});

it('has every page and every spec as a resource', async () => {
  const {client} = await connect();
  const {resources} = await client.listResources();
  expect(resources).toContainEqual({
    uri: 'docs://page/docs/5/install',
    name: '/docs/5/install',
    title: 'Install',
    description: 'Add the client.',
    mimeType: 'text/markdown',
  });
  const [page] = (await client.readResource({uri: 'docs://page/docs/5/install'})).contents;
  expect(page).toMatchObject({mimeType: 'text/markdown', text: expect.stringMatching(/^# Install\n/) as string});
  const [spec] = (await client.readResource({uri: 'docs://spec/insights'})).contents;
  expect(JSON.parse(spec && 'text' in spec ? spec.text : '')).toMatchObject({info: {title: 'Insights API'}});
});

it('names what exists when a resource does not', async () => {
  const {client} = await connect();
  const missing = client.readResource({uri: 'docs://page/docs/waiting'});
  await expect(missing).rejects.toThrow('The nearest:\n- /docs/5/guides/wait');
  await expect(missing).rejects.toMatchObject({code: -32602, data: {uri: 'docs://page/docs/waiting'}});
  await expect(client.readResource({uri: 'docs://spec/maps'})).rejects.toThrow('There is no API "maps". APIs: abtesting, ');
});

it('has prompts that lead through the tools, and completes their arguments', async () => {
  const {client} = await connect();
  const use = await client.getPrompt({name: 'use_api', arguments: {api: 'insights', task: 'count clicks', language: 'php'}});
  expect(JSON.stringify(use.messages)).toContain('Write php code that uses Algolia');
  const migrate = await client.getPrompt({name: 'migrate_file', arguments: {file: 'src/search.ts'}});
  expect(JSON.stringify(migrate.messages)).toContain('Migrate src/search.ts from algoliasearch 4 to 5.');
  const complete = (ref: {type: 'ref/prompt'; name: string} | {type: 'ref/resource'; uri: string}, name: string, value: string) =>
    client.complete({ref, argument: {name, value}});
  expect((await complete({type: 'ref/prompt', name: 'use_api'}, 'api', 'in')).completion.values).toEqual([
    'ingestion',
    'insights',
  ]);
  expect((await complete({type: 'ref/resource', uri: 'docs://page/{+route}'}, 'route', 'install')).completion.values).toEqual([
    'docs/5/install',
  ]);
  expect((await complete({type: 'ref/prompt', name: 'use_api'}, 'language', 'j')).completion.values).toEqual([
    'javascript',
    'java',
  ]);
  for (const args of [{api: 'maps'}, {api: 'search', language: 'ruby'}] as Record<string, string>[]) {
    const refused = client.getPrompt({name: 'use_api', arguments: {...args, task: 'x'}});
    await expect(refused).rejects.toMatchObject({code: -32602, message: expect.stringContaining('expected one of') as string});
  }
});
