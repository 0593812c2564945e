import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createMockApi, defaultCredentials} from '@docs/mock-api';
import {loadAlgoliaSpec} from '@docs/algolia-specs/load';
import {expect, test} from '@playwright/test';
import {buildFixture} from './fixtureSite.ts';

const specs = path.resolve(import.meta.dirname, '../../specs');

/** The files of a spec, where a fixture has them. */
function readSpec(name: string, folder: string): Record<string, string> {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [path.join('../specs', name, path.relative(folder, file)), readFileSync(file, 'utf8')]),
  );
}

test('a new folder in specs is all that a new API needs', async () => {
  test.setTimeout(180_000);
  const {succeeded, output, folder} = buildFixture('new-api', {
    ...readSpec('common', path.join(specs, 'common')),
    ...readSpec('insights', path.join(specs, 'insights')),
    ...readSpec('reviews', path.join(import.meta.dirname, '__fixtures__/reviews')),
  });
  expect(succeeded, output).toBe(true);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

  const home = read('index.html');
  expect(home).toContain('>Two HTTP APIs</h2>');
  expect(home).toContain('One API in Java, JavaScript and PHP.');
  expect(home).toContain('<a href="/specs/reviews">Reviews</a>');
  expect(read('specs/reviews.html')).toContain('id="operation/listReviews"');
  expect(read('specs/reviews.yml')).toContain('operationId: listReviews');
  expect(read('sitemap.xml')).toContain('/specs/reviews<');
  expect(read('llms.txt')).toContain('/specs/reviews.md');
  expect(read('mock-api.mjs')).toContain('listReviews');

  const mock = createMockApi({reviews: await loadAlgoliaSpec(path.join(folder, '../../../specs/reviews/spec.yml'))});
  const {appId, searchKey} = defaultCredentials;
  const headers = {'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey};
  const ask = (address: string): Promise<Response> => mock(new Request(`http://localhost/reviews${address}`, {headers}));
  expect(await (await ask('/1/reviews')).json()).toEqual({reviews: [{stars: 5}]});
  expect((await ask('/1/reviews?limit=0')).status).toBe(400);
  expect((await ask('/1/products')).status).toBe(404);
});
