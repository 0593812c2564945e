import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it, onTestFinished} from 'vitest';
import {build, createServer} from 'vite';
import {specPlugin} from './specPlugin.ts';
import {createSpecSource} from './specSource.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'spec-files-'));
const specs = path.join(folder, 'specs');
for (const name of ['common', 'insights']) {
  cpSync(path.resolve(import.meta.dirname, '../../../specs', name), path.join(specs, name), {recursive: true});
}
afterAll(() => rmSync(folder, {recursive: true}));

it('writes every spec as one file, in YAML and JSON, and makes it a module', async () => {
  writeFileSync(path.join(folder, 'entry.js'), "import reference from './specs/insights/spec.yml';\nconsole.log(reference);\n");
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [specPlugin(createSpecSource(specs))],
    build: {outDir: 'out', rolldownOptions: {input: path.join(folder, 'entry.js'), output: {entryFileNames: 'entry.js'}}},
  });
  expect(readdirSync(path.join(folder, 'out/specs'))).toEqual(['insights.json', 'insights.yml']);
  const document: unknown = JSON.parse(readFileSync(path.join(folder, 'out/specs/insights.json'), 'utf8'));
  expect(document).toMatchObject({info: {title: 'Insights API'}, paths: {'/1/events': {}, '/1{path}': {}}});
  expect(readFileSync(path.join(folder, 'out/entry.js'), 'utf8')).toContain('tag/Events/operation/pushEvents');
});

it('serves the specs while they are edited, and leaves other addresses alone', async () => {
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: {port: 0},
    plugins: [specPlugin(createSpecSource(specs))],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const origin = server.resolvedUrls?.local[0] ?? '';
  const ask = (name: string): Promise<Response> => fetch(new URL(`/specs/${name}`, origin));

  expect(await (await ask('insights.json')).json()).toMatchObject({info: {title: 'Insights API'}});
  const spec = path.join(specs, 'insights/spec.yml');
  const source = readFileSync(spec, 'utf8');
  writeFileSync(spec, source.replace('title: Insights API', 'title: Edited API'));
  onTestFinished(() => writeFileSync(spec, source));
  await expect
    .poll(async (): Promise<unknown> => (await ask('insights.json')).json())
    .toMatchObject({info: {title: 'Edited API'}});
  const yml = await ask('insights.yml');
  expect(yml.headers.get('content-type')).toBe('text/yaml');
  expect(await yml.text()).toContain('title: Edited API');
  expect((await ask('unknown.yml')).status).toBe(404);
});
