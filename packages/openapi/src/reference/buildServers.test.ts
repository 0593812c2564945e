import {describe, expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import {buildReference} from './buildReference.ts';
import {buildRegions, buildServers} from './buildServers.ts';

const build = (source: string, chosen?: string) => buildServers(readDocument(source).servers, chosen);

describe('servers', () => {
  it('show the region as a choice and other variables as their default', () => {
    const servers = build(
      `
      servers:
        - url: https://{appId}.{region}.example.org/{appId}
          description: The *main* host.
          variables: {appId: {default: myAppId}, region: {default: us, enum: [us, de]}}
        - {url: https://example.org}
    `,
      'region',
    );
    expect(servers).toEqual([
      {
        ...{address: 'https://myAppId.{region}.example.org/myAppId', descriptionHtml: 'The <em>main</em> host.'},
        ...{note: '', variables: []},
      },
      {address: 'https://example.org', descriptionHtml: '', note: '', variables: []},
    ]);
  });

  it('take a default as it is', () => {
    const [server] = build(`servers: [{url: 'https://{name}', variables: {name: {default: "a$&b$'"}}}]`);
    expect(server?.address).toBe("https://a$&b$'");
  });

  it('may be missing', () => {
    expect([build('{}'), buildRegions(readDocument('{}'))]).toEqual([[], null]);
  });

  it('explain what readers fill in, once', () => {
    const port = '{default: "443", enum: ["443", "8443"], description: "*TLS* only."}';
    const servers = build(`
      servers:
        - {url: 'https://{host}:{port}', variables: {host: {default: ''}, port: ${port}}}
        - {url: 'https://b.org:{port}', variables: {port: ${port}}}
    `);
    expect(servers).toMatchObject([
      {
        address: 'https://{host}:443',
        variables: [{name: 'port', fallback: '443', values: ['443', '8443'], descriptionHtml: '<em>TLS</em> only.'}],
      },
      {address: 'https://b.org:443', variables: []},
    ]);
  });

  it.each(['/v1', 'v1', '', '../api'])('may be relative: %j', (url) => {
    expect(build(`servers: [{url: '${url}'}]`)).toMatchObject([
      {address: url || '/', note: 'Relative to the address of this document.'},
    ]);
  });

  it.each(['https://a.org', '//a.org', '{scheme}://a.org'])('may be absolute: %j', (url) => {
    expect(build(`servers: [{url: '${url}'}]`)[0]?.note).toBe('');
  });

  it('of an operation are those of the operation, or of its path', () => {
    const {groups} = buildReference(
      'tasks',
      readDocument(`
        servers: [{url: https://a.org}]
        paths:
          /a:
            servers: [{url: https://b.org}]
            get: {operationId: a, responses: {}}
            post: {operationId: b, servers: [{url: https://c.org}], responses: {}}
          /b: {get: {operationId: c, responses: {}}}
      `),
    );
    const addresses = groups[0]?.operations.map(({servers}) => servers.map(({address}) => address));
    expect(addresses).toEqual([['https://b.org'], ['https://c.org'], []]);
  });
});

describe('regions', () => {
  const servers = (region: string): string =>
    `servers: [{url: https://a}, {url: 'https://{region}', variables: {region: ${region}}}]`;

  it('are those of the first server that has some', () => {
    const document = readDocument(servers('{default: de, enum: [us, de], description: "`de` is Germany."}'));
    expect(buildRegions(document, 'region')).toEqual({
      names: ['us', 'de'],
      chosen: 'de',
      descriptionHtml: '<code>de</code> is Germany.',
    });
  });

  it('are one when there is no choice', () => {
    expect(buildRegions(readDocument(servers('{default: us}')), 'region')).toEqual({
      names: ['us'],
      chosen: 'us',
      descriptionHtml: '',
    });
  });

  it('are none when only other things vary', () => {
    expect(
      buildRegions(readDocument(`servers: [{url: 'https://{appId}', variables: {appId: {default: a}}}]`), 'region'),
    ).toBeNull();
  });
});
