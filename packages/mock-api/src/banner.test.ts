import {expect, it} from 'vitest';
import {writeBanner} from './banner.ts';
import {clientSnippets} from './clientSnippets.ts';
import {defaultCredentials} from './createMockApi.ts';
import {documents} from './testing/createTestApi.ts';

it('says what it is, where it is, and how clients reach it', () => {
  const addresses = ['insights', 'search'].map((name) => ({
    name,
    title: documents[name]?.info.title ?? '',
    url: `http://localhost:4010/${name}`,
  }));
  const banner = writeBanner(addresses, defaultCredentials, documents);
  expect(banner).toContain("don't expect good ranking");
  expect(banner).toContain('  Insights API  http://localhost:4010/insights\n  Search API    http://localhost:4010/search');
  expect(banner).toContain('Admin API key    mockAdminKey');
  expect(banner).toMatch(/JavaScript\n[^]*PHP\n[^]*Java\n/);
});

it('gives a client the host, the prefix and, where there are regions, a region', () => {
  const [search] = clientSnippets(documents.search?.['x-clients'] ?? {}, 'http://localhost:4010/search', defaultCredentials);
  expect(search?.code).toMatchInlineSnapshot(`
    "import {searchClient} from '@algolia/client-search';

    const client = searchClient('mockAppId', 'mockAdminKey', {
      hosts: [{url: 'localhost:4010/search', protocol: 'http', accept: 'readWrite'}],
    });"
  `);
  const [insights] = clientSnippets(documents.insights?.['x-clients'] ?? {}, 'http://localhost:4011', defaultCredentials);
  expect(insights?.code).toContain("insightsClient('mockAppId', 'mockAdminKey', 'us', {\n  hosts: [{url: 'localhost:4011',");
});
