import type {OpenApiDocument, SecurityScheme} from '../document/openApiDocument.ts';
import {type PlacedOperation, resolve} from '../document/walk.ts';

/** Something that a request is signed with, as a placeholder. */
export type Credential =
  {kind: 'header' | 'query' | 'cookie'; name: string; value: string} | {kind: 'basic'; user: string; password: string};

/** What the first way to sign a request needs. */
export function listCredentials(document: OpenApiDocument, {value}: PlacedOperation): Credential[] {
  const [needed = {}] = value.security ?? document.security ?? [];
  const schemes = document.components?.securitySchemes ?? {};
  return Object.keys(needed).flatMap((name): Credential[] => {
    const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
    return scheme ? writeCredential(resolve<SecurityScheme>(document, scheme)) : [];
  });
}

function writeCredential({type, in: place, name = '', scheme = ''}: SecurityScheme): Credential[] {
  if (type === 'apiKey') {
    const kind = place === 'query' || place === 'cookie' ? place : 'header';
    return name === '' ? [] : [{kind, name, value: 'YOUR_API_KEY'}];
  }
  if (type === 'oauth2' || type === 'openIdConnect') return [authorize('Bearer YOUR_ACCESS_TOKEN')];
  if (type !== 'http') return [];
  if (/^basic$/i.test(scheme)) return [{kind: 'basic', user: 'YOUR_USERNAME', password: 'YOUR_PASSWORD'}];
  return [authorize(/^bearer$/i.test(scheme) ? 'Bearer YOUR_TOKEN' : `${scheme} YOUR_CREDENTIALS`.trim())];
}

function authorize(value: string): Credential {
  return {kind: 'header', name: 'Authorization', value};
}
