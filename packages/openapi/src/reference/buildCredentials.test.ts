import {describe, expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import type {ApiReference} from './apiReference.ts';
import {buildReference} from './buildReference.ts';
import {linkNames} from './linkNames.ts';

const build = (source: string): ApiReference => buildReference('tasks', readDocument(source));

/** Credentials of a document that needs each of them. */
function buildSchemes(schemes: string): ApiReference['credentials'] {
  const keys = [...schemes.matchAll(/^\s*(\w+):/gm)].map(([, key]) => `{${key}: []}`);
  return build(`security: [${keys.join(', ')}]\ncomponents:\n  securitySchemes:\n${schemes}`).credentials;
}

describe('a credential', () => {
  it.each([
    ['{type: apiKey, in: header, name: X-Key}', 'X-Key', 'header'],
    ['{type: apiKey, in: query, name: token}', 'token', 'query parameter'],
    ['{type: apiKey, in: cookie, name: sid}', 'sid', 'cookie'],
    ['{type: http, scheme: basic}', 'key', 'Authorization header, user name and password (Basic)'],
    ['{type: http, scheme: Bearer, bearerFormat: JWT}', 'key', 'Authorization header, bearer token (JWT)'],
    ['{type: http, scheme: bearer}', 'key', 'Authorization header, bearer token'],
    ['{type: http, scheme: digest}', 'key', 'Authorization header, Digest'],
    ['{type: oauth2, flows: {}}', 'key', 'OAuth 2.0'],
    ['{type: openIdConnect}', 'key', 'OpenID Connect'],
    ['{type: mutualTLS, deprecated: true}', 'key', 'client certificate (mutual TLS), deprecated'],
    ['{type: unheardOf}', 'key', 'unheardOf'],
  ])('is named, with its place: %s', (scheme, name, place) => {
    expect(buildSchemes(`    key: ${scheme}`)).toMatchObject([{name, place, anchor: 'security/key'}]);
  });

  it('has a name of its own where two go into the same header', () => {
    const credentials = buildSchemes(`
    one: {type: apiKey, in: header, name: X-Key}
    two: {type: apiKey, in: header, name: X-Key}`);
    expect(credentials.map(({name, place}) => [name, place])).toEqual([
      ['one', 'header X-Key'],
      ['two', 'header X-Key'],
    ]);
  });

  it('says how to get it, and what it can be limited to', () => {
    const [credential] = buildSchemes(`
    login: {type: oauth2, description: Log *in*., flows: {authorizationCode: {authorizationUrl: 'https://a.org', tokenUrl: /token, scopes: {read: Reads *all*.}}}}`);
    expect(credential).toMatchObject({
      descriptionHtml: 'Log <em>in</em>.',
      flows: [
        {
          title: 'Authorization code',
          links: [
            {label: 'Authorization URL', text: 'https://a.org', href: 'https://a.org'},
            {label: 'Token URL', text: '/token', href: ''},
          ],
          scopes: [{name: 'read', descriptionHtml: 'Reads <em>all</em>.'}],
        },
      ],
    });
  });

  it('of OpenID Connect says where to discover the rest', () => {
    expect(buildSchemes("    open: {type: openIdConnect, openIdConnectUrl: 'https://a.org'}")[0]?.flows).toMatchObject([
      {links: [{label: 'Discovery', href: 'https://a.org'}]},
    ]);
  });
});

const schemes = `
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    id: {type: apiKey, in: header, name: X-Id}
    login: {type: oauth2, flows: {}}
`;

/** A document with this security, and an operation for each of the others. */
function readNeeds(general: string, ...special: string[]): ApiReference {
  const operations = special.map(
    (security, index) => `/${index}: {get: {operationId: a${index}, ${security && `security: ${security}, `}responses: {}}}`,
  );
  return build(`${general && `security: ${general}`}\npaths: {${operations.join(', ')}}\ncomponents:${schemes}`);
}

describe('who needs credentials', () => {
  it.each([
    ['[{key: [], id: []}]', [''], 'Every request needs these credentials.'],
    ['[{key: []}]', ['[{key: []}]'], 'Every request needs these credentials.'],
    ['[{key: []}, {id: []}]', [''], 'Requests need <code>X-Key</code> or <code>X-Id</code>.'],
    ['[{key: []}]', ['[]'], 'Requests need <code>X-Key</code>. Operations that differ say so.'],
    ['[{key: []}, {}]', [''], 'Requests need <code>X-Key</code>, or no credentials.'],
    ['[{login: [read]}]', [''], 'Requests need <code>login</code> with the scope <code>read</code>.'],
    ['', ['[{key: []}]', ''], 'Operations that need credentials say so.'],
    ['', [''], "The document doesn't say which operations need these credentials."],
  ])('is said for all: %s and %j', (general, special, text) => {
    expect(readNeeds(general, ...special).credentialsHtml).toBe(text);
  });

  it.each([
    ['[]', 'Needs no credentials.'],
    ['[{}]', 'Needs no credentials.'],
    ['[{key: []}]', ''],
    ['[{key: [], id: []}]', 'Needs <code>X-Key</code> and <code>X-Id</code>.'],
    ['[{id: []}, {}]', 'Needs <code>X-Id</code>, or no credentials.'],
    ['[{login: [read, write]}]', 'Needs <code>login</code> with the scopes <code>read</code> and <code>write</code>.'],
    ['[{gone: []}]', 'Needs <code>gone</code>.'],
  ])('is said for an operation that differs: %s', (security, text) => {
    expect(readNeeds('[{key: []}]', security).groups[0]?.operations[0]?.securityHtml).toBe(text);
  });

  it('lists those that anything needs, and all where nothing is said', () => {
    const names = (reference: ApiReference): string[] => reference.credentials.map(({name}) => name);
    expect(names(readNeeds('[{key: []}]', '[{login: []}]'))).toEqual(['X-Key', 'login']);
    expect(names(readNeeds('', ''))).toEqual(['X-Key', 'X-Id', 'login']);
    expect(names(readNeeds('[]', ''))).toEqual([]);
  });

  it('leads to the credentials', () => {
    const {groups} = linkNames(readNeeds('[{key: []}]', '[{login: []}]'));
    expect(groups[0]?.operations[0]?.securityHtml).toBe('Needs <a href="#security/login"><code>login</code></a>.');
  });
});
