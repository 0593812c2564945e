import {check, resolveConfig} from 'prettier';
import {expect, it} from 'vitest';
import {currentClient} from './clients.ts';
import {readmeFile, replaceReport} from './readme.ts';
import {writeReport} from './report.ts';
import {listUnproven} from './runContract.ts';

const document = {
  openapi: '3.1.0',
  info: {title: 'Reviews API', version: '1.0.0'},
  paths: {'/1/reviews': {get: {operationId: 'listReviews', responses: {}}, post: {operationId: 'addReview', responses: {}}}},
};

it('lists an API without a published client, and each of its operations, as not proven', () => {
  const proven = {api: 'search', operationId: 'search', method: 'search'};
  const report = writeReport({
    matching: [
      {api: 'reviews', proofs: listUnproven('reviews', document)},
      {api: 'search', client: currentClient, proofs: [proven]},
    ],
    current: {client: currentClient, proofs: [proven]},
    version4: [],
  });
  expect(report).toContain('**1 of 3 operations are proven by a published client, 2 are not.**');
  expect(report).toContain('| reviews | none | 0 of 2 |');
  expect(report).toContain('| reviews listReviews | none | No client of this API is published for JavaScript. |');
  expect(report).toContain('| reviews addReview | none | not proven |');
});

it('is written as the formatter asks for', async () => {
  const readme = '# Mock\n\n<!-- contract -->\n\nOld.\n\n<!-- /contract -->\n';
  const written = await replaceReport(readme, '| API | Proven |\n| --- | --- |\n| query-suggestions | 11 of 11 |');
  expect(written).toContain('query-suggestions');
  expect(written).not.toContain('Old.');
  expect(await check(written, {...(await resolveConfig(readmeFile)), filepath: readmeFile})).toBe(true);
});
