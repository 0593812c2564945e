import {expect, it} from 'vitest';
import {findMock} from './findMock.ts';

const mocks = {YOUR_APP_ID: 'http://localhost:1', OTHER_APP_ID: 'http://localhost:2'};

it.each([
  ['YOUR_APP_ID-dsn.algolia.net', 'http://localhost:1/search'],
  ['your_app_id.algolia.net', 'http://localhost:1/search'],
  ['other_app_id-2.algolianet.com', 'http://localhost:2/search'],
  ['insights.us.algolia.io', 'http://localhost:1/insights'],
  ['analytics.algolia.com', 'http://localhost:1/analytics'],
])('finds the mock that takes the place of %s', (hostname, address) => {
  const {url, prefix} = findMock({hostname, pathname: '/1/any'}, mocks);
  expect(url + prefix).toBe(address);
});

it('names the application IDs that a sample may use', () => {
  expect(() => findMock({hostname: 'latency-dsn.algolia.net', pathname: '/'}, mocks)).toThrow(
    'The sample calls latency-dsn.algolia.net. Use one of the application IDs YOUR_APP_ID, OTHER_APP_ID.',
  );
});
