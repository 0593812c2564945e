import type {OpenApiDocument, SecurityScheme} from '../document/openApiDocument.ts';
import {readEntries, readObject, readText} from '../document/readValues.ts';
import {resolve} from '../document/walk.ts';
import type {Claim} from './anchors.ts';
import type {Credential, CredentialFlow} from './apiReference.ts';
import {toPointer} from '../document/pointers.ts';
import {listSchemes, type Security} from './readSecurity.ts';
import {renderMarkdown} from './renderMarkdown.ts';
import {buildLink} from './webAddress.ts';

/** Credentials by the names that the document has for them, those of most requests first. */
export function buildCredentials(document: OpenApiDocument, security: Security, claim: Claim): Map<string, Credential> {
  const defined = readEntries(document.components?.securitySchemes).map(([key, scheme]): [string, SecurityScheme] => [
    key,
    resolve<SecurityScheme>(document, scheme as SecurityScheme),
  ]);
  const schemes = new Map(defined);
  const used = listSchemes(security).filter((key) => schemes.has(key));
  // Where nothing is said about who needs them, all are worth knowing.
  const shown = used.length > 0 ? used : security.isSaid ? [] : [...schemes.keys()];
  const names = shown.map((key) => readText(schemes.get(key)?.name));
  return new Map(
    shown.map((key, index) => {
      const scheme = schemes.get(key) ?? {type: ''};
      // Two credentials in the same header need names that differ.
      const own = scheme.type === 'apiKey' && names.indexOf(names[index] ?? '') === names.lastIndexOf(names[index] ?? '');
      return [key, buildCredential(key, own ? names[index] || key : key, scheme, claim)];
    }),
  );
}

function buildCredential(key: string, name: string, scheme: SecurityScheme, claim: Claim): Credential {
  const discovery = buildLink('Discovery', '', scheme.openIdConnectUrl);
  const flows = readEntries(scheme.flows).map(([kind, flow]) => buildFlow(kind, flow));
  return {
    name,
    anchor: claim([toPointer('components', 'securitySchemes', key)], 'security', key),
    place: wordPlace(scheme, name) + (scheme.deprecated === true ? ', deprecated' : ''),
    descriptionHtml: renderMarkdown(readText(scheme.description), 2),
    flows: [...(discovery.length > 0 ? [{title: 'OpenID Connect', links: discovery, scopes: []}] : []), ...flows],
  };
}

const places = new Map([
  ['header', 'header'],
  ['query', 'query parameter'],
  ['cookie', 'cookie'],
]);

function wordPlace({type, in: place = '', name = '', scheme = '', bearerFormat}: SecurityScheme, shown: string): string {
  if (type === 'apiKey') return (places.get(place) ?? place) + (name === shown ? '' : ` ${name}`);
  if (type === 'http') return `Authorization header, ${wordScheme(readText(scheme), readText(bearerFormat))}`;
  return typeNames.get(type) ?? readText(type);
}

const typeNames = new Map([
  ['oauth2', 'OAuth 2.0'],
  ['openIdConnect', 'OpenID Connect'],
  ['mutualTLS', 'client certificate (mutual TLS)'],
]);

function wordScheme(scheme: string, format: string): string {
  if (scheme.toLowerCase() === 'bearer') return format ? `bearer token (${format})` : 'bearer token';
  if (scheme.toLowerCase() === 'basic') return 'user name and password (Basic)';
  return scheme.charAt(0).toUpperCase() + scheme.slice(1);
}

const flowTitles = new Map([
  ['authorizationCode', 'Authorization code'],
  ['clientCredentials', 'Client credentials'],
  ['deviceAuthorization', 'Device authorization'],
  ['implicit', 'Implicit'],
  ['password', 'Password'],
]);

function buildFlow(kind: string, flow: Record<string, unknown>): CredentialFlow {
  return {
    title: flowTitles.get(kind) ?? kind,
    links: [
      ...buildLink('Authorization URL', '', flow.authorizationUrl),
      ...buildLink('Device authorization URL', '', flow.deviceAuthorizationUrl),
      ...buildLink('Token URL', '', flow.tokenUrl),
      ...buildLink('Refresh URL', '', flow.refreshUrl),
    ],
    scopes: Object.entries(readObject(flow.scopes)).map(([name, text]) => ({
      name,
      descriptionHtml: renderMarkdown(readText(text), 2),
    })),
  };
}
