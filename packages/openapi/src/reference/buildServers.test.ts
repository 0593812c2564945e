import {describe, expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import {buildCredentials, buildRegions, buildServers} from './buildServers.ts';

describe('servers', () => {
  it('show the region as a choice and other variables as their default', () => {
    const document = readDocument(`
      servers:
        - url: https://{appId}.{region}.example.org/{appId}
          description: The *main* host.
          variables: {appId: {default: myAppId}, region: {default: us, enum: [us, de]}}
        - {url: https://example.org}
    `);
    expect(buildServers(document, 'region')).toEqual([
      {address: 'https://myAppId.{region}.example.org/myAppId', descriptionHtml: 'The <em>main</em> host.'},
      {address: 'https://example.org', descriptionHtml: ''},
    ]);
  });

  it('take a default as it is', () => {
    const document = readDocument(`servers: [{url: 'https://{name}', variables: {name: {default: "a$&b$'"}}}]`);
    expect(buildServers(document)[0]?.address).toBe("https://a$&b$'");
  });

  it('may be missing', () => {
    expect([buildServers(readDocument('{}')), buildRegions(readDocument('{}'))]).toEqual([[], null]);
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

describe('credentials', () => {
  it('say what every call carries, and where', () => {
    const document = readDocument(`
      security: [{appId: [], apiKey: []}, {session: []}]
      components:
        securitySchemes:
          appId: {type: apiKey, in: header, name: X-App-Id, description: ID of *your* application.}
          apiKey: {type: apiKey, in: query, name: key}
          session: {type: apiKey, in: cookie, name: sid}
          other: {type: apiKey, in: header, name: X-Other}
    `);
    expect(buildCredentials(document)).toEqual([
      {name: 'X-App-Id', place: 'header', descriptionHtml: 'ID of <em>your</em> application.'},
      {name: 'key', place: 'query parameter', descriptionHtml: ''},
      {name: 'sid', place: 'cookie', descriptionHtml: ''},
    ]);
  });

  it('of HTTP authentication are in its header', () => {
    const document = readDocument(`
      security: [{token: []}, {login: []}]
      components: {securitySchemes: {token: {type: http, scheme: bearer}, login: {type: oauth2}}}
    `);
    expect(buildCredentials(document)).toEqual([
      {name: 'Authorization', place: 'header', descriptionHtml: ''},
      {name: 'login', place: 'oauth2', descriptionHtml: ''},
    ]);
  });

  it('are none when none are defined', () => {
    expect([buildCredentials(readDocument('{}')), buildCredentials(readDocument('security: [{gone: []}]'))]).toEqual([[], []]);
  });
});
