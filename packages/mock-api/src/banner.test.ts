import {expect, it} from 'vitest';
import {writeBanner} from './banner.ts';
import {clientSnippets} from './clientSnippets.ts';
import {defaultCredentials} from './builtInKeys.ts';
import {documents} from './__fixtures__/createTestApi.ts';

it('says what it is, where it is, and how clients reach it', () => {
  const addresses = ['insights', 'search'].map((name) => ({
    name,
    title: documents[name]?.info.title ?? '',
    url: `http://localhost:4010/${name}`,
  }));
  const banner = writeBanner(addresses, defaultCredentials, documents, 'examples');
  expect(banner).toContain("don't expect good ranking");
  expect(banner).toContain('  Insights API  http://localhost:4010/insights\n  Search API    http://localhost:4010/search');
  expect(banner).toContain('Admin API key    mockAdminKey');
  expect(banner).toMatch(/JavaScript\n[^]*start the mock with --ports/);
  expect(banner).toContain('Try the index "films".');
});

it('shows the released clients of PHP and Java, which need a port for each API', () => {
  const addresses = [{name: 'search', title: 'Search API', url: 'http://localhost:4019'}];
  const banner = writeBanner(addresses, defaultCredentials, documents, 'examples');
  expect(banner).toContain("SearchConfig::create('mockAppId', 'mockAdminKey')->setFullHosts(['http://localhost:4019']);");
  expect(banner).toContain('new Host("localhost", EnumSet.of(CallType.READ, CallType.WRITE), "http", 4019)');
  expect(banner).toContain('new SearchClient("mockAppId", "mockAdminKey", options);');
  expect(banner).not.toContain('--ports');
});

/** The first snippet: JavaScript. */
function writeSnippet(api: string, url: string): string | undefined {
  const document = documents[api];
  return document && clientSnippets(document, url, defaultCredentials)[0]?.code;
}

it('gives a client the host and the prefix', () => {
  expect(writeSnippet('search', 'http://localhost:4010/search')).toMatchInlineSnapshot(`
    "import {searchClient} from '@algolia/client-search';

    const client = searchClient('mockAppId', 'mockAdminKey', {
      hosts: [{url: 'localhost:4010/search', protocol: 'http', accept: 'readWrite'}],
    });"
  `);
});

it('gives a client the default region of its servers, where they have regions', () => {
  const factory = (api: string) => /= (\w+\(.*\{)$/m.exec(writeSnippet(api, 'http://localhost:4011') ?? '')?.[1];
  expect(factory('insights')).toBe("insightsClient('mockAppId', 'mockAdminKey', 'us', {");
  expect(factory('predict')).toBe("predictClient('mockAppId', 'mockAdminKey', 'eu', {");
  expect(factory('recommend')).toBe("recommendClient('mockAppId', 'mockAdminKey', {");
});
