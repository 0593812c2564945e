import {code, joinWords, type OpenApiDocument, type PlacedOperation, resolve, type SecurityScheme} from '@docs/openapi';
import {Refusal} from '../request/refusal.ts';
import {isHeaderName} from './headerText.ts';

/** Something that shows who sends a request: where it is, what it's called, and how its value starts. */
type Credential = {place: 'header' | 'query' | 'cookie'; name: string; start?: string};

/** Refuses a request without the credentials that an operation needs; which they are doesn't matter. Gives the names of those in the query. */
export function checkCredentials(document: OpenApiDocument, {value}: PlacedOperation, request: Request): string[] {
  const ways = (value.security ?? document.security ?? []).map((needed) =>
    Object.keys(needed).flatMap((name) => readScheme(document, name)),
  );
  const missing = ways.map((way) => way.filter((credential) => !isGiven(credential, request)));
  if (ways.length > 0 && !missing.some((lacks) => lacks.length === 0)) throw refuse(value.operationId, missing);
  return ways.flat().flatMap(({place, name}) => (place === 'query' ? [name] : []));
}

/** What can't be seen in a request, such as a certificate, is taken for granted. */
function readScheme(document: OpenApiDocument, name: string): Credential[] {
  const schemes = document.components?.securitySchemes ?? {};
  const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  if (!scheme) return [];
  const {type, in: place, name: key, scheme: kind = ''} = resolve<SecurityScheme>(document, scheme);
  if (type === 'apiKey' && key !== undefined)
    return [{place: place === 'query' || place === 'cookie' ? place : 'header', name: key}];
  if (type === 'oauth2' || type === 'openIdConnect') return [{place: 'header', name: 'Authorization', start: 'Bearer'}];
  return type === 'http' ? [{place: 'header', name: 'Authorization', start: kind.charAt(0).toUpperCase() + kind.slice(1)}] : [];
}

function isGiven({place, name, start = ''}: Credential, request: Request): boolean {
  if (place === 'query') return new URL(request.url).searchParams.has(name);
  if (place === 'cookie')
    return (request.headers.get('cookie') ?? '').split(';').some((part) => part.trim().startsWith(`${name}=`));
  if (!isHeaderName(name)) return true;
  return (request.headers.get(name) ?? '').toLowerCase().startsWith(start.toLowerCase()) && request.headers.has(name);
}

function refuse(operationId: string, missing: Credential[][]): Refusal {
  const ways = missing.map((lacks) => joinWords([...new Set(lacks.map(wordCredential))]));
  return new Refusal(401, `${operationId} needs credentials. Missing: ${joinWords([...new Set(ways)], 'or')}.`);
}

function wordCredential({place, name, start}: Credential): string {
  if (start !== undefined) return `the header ${code(`${name}: ${start} …`)}`;
  return `the ${place === 'query' ? 'query parameter' : place} ${code(name)}`;
}
