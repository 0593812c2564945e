import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {createCache} from '../cache/cache.ts';
import {createSpecSource, type SpecSource} from './specSource.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'spec-source-'));
const specs = path.join(folder, 'specs');
for (const name of ['common', 'insights'])
  cpSync(path.resolve(import.meta.dirname, '../../../specs', name), path.join(specs, name), {recursive: true});
afterAll(() => rmSync(folder, {recursive: true}));

/** A source as each build makes one; the cache lasts. */
function createSource(): SpecSource {
  return createSpecSource(specs, 'https://example.org', createCache(path.join(folder, 'cache')), 'code');
}

it('lists the APIs with titles and routes', async () => {
  expect(await createSource().listApis()).toEqual([{name: 'insights', title: 'Insights API', route: '/specs/insights'}]);
});

it('makes all parts of a spec from the same document', async () => {
  const source = createSource();
  expect(await source.load('insights', 'summary')).toMatchObject({
    route: '/specs/insights',
    clients: ['JavaScript', 'PHP', 'Java'],
  });
  expect(JSON.parse((await source.load('insights', 'downloads')).json)).toMatchObject({
    info: {title: 'Insights API'},
    paths: {'/1/events': {}},
  });
  expect((await source.load('insights', 'downloads')).yml).toContain('title: Insights API');
  expect((await source.load('insights', 'twins'))['/specs/insights']).toMatch(/^# Insights API/);
  expect((await source.load('insights', 'reference')).name).toBe('insights');
  expect(await source.load('insights', 'contract')).toMatch(/\bexport\b[^;]*\bdocument\b/);
  expect(await source.load('insights', 'addresses')).toContain('operation/pushEvents');
});

it('keeps the parts until one of the files of the spec changes', async () => {
  await createSource().load('insights', 'twins');
  expect(createSource().isKept('insights')).toBe(true);
  const before = createSource().digest();
  const file = path.join(specs, 'insights/spec.yml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('title: Insights API', 'title: Edited API'));
  expect(createSource().isKept('insights')).toBe(false);
  expect(createSource().digest()).not.toBe(before);
  expect((await createSource().load('insights', 'twins'))['/specs/insights']).toMatch(/^# Edited API/);
});
