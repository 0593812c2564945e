import type {ApiRequest, OpenApiDocument, PlacedOperation, Server} from '@docs/openapi';
import {isMarkedAsRead} from '../extensions/readExtensions.ts';
import {readRegion, regionVariable} from '../extensions/regions.ts';
import {appId} from './call.ts';
import {isJsonObject} from './json.ts';

/** Where a request goes. */
export function buildAddress(
  document: OpenApiDocument,
  operation: PlacedOperation,
  request: ApiRequest,
  region: string | undefined,
): string {
  return buildHost(document, operation, region) + buildPath(operation, request) + buildQuery(operation, request);
}

/** Reads go to the host for reads where the API has one, everything else to the first other host. */
function buildHost(document: OpenApiDocument, {method, value}: PlacedOperation, region: string | undefined): string {
  const servers = document.servers ?? [];
  const isRead = method === 'get' || isMarkedAsRead(value);
  const server = servers.find((candidate) => isForReads(candidate) === isRead) ?? servers[0];
  const variables: Record<string, string | undefined> = {appId, [regionVariable]: readRegion(document, region)};
  return (server?.url ?? '').replace(/\{(\w+)\}/g, (placeholder, name: string) => variables[name] ?? placeholder);
}

const isForReads = ({url}: Server): boolean => url.includes('-dsn.');

function buildPath({path}: PlacedOperation, {path: values = {}}: ApiRequest): string {
  return path.replace(/(\/?)\{(\w+)\}/g, (placeholder, slash: string, name: string) => {
    if (values[name] === undefined) return placeholder;
    const text = toAddressText(values[name]);
    // "/1{path}" stands for any path: its slashes are part of the address.
    return slash === '' ? text.split('/').map(encode).join('/') : slash + encode(text);
  });
}

function buildQuery({parameters}: PlacedOperation, {query = {}}: ApiRequest): string {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, unknown][] => {
    if (isJsonObject(value)) return Object.entries(value);
    const isExploded = parameters.some((parameter) => parameter.value.name === name && parameter.value.explode !== false);
    return isExploded && Array.isArray(value) ? value.map((entry) => [name, entry]) : [[name, value]];
  });
  const given = pairs.filter(([, value]) => value !== undefined);
  return given
    .map(([name, value], index) => `${index === 0 ? '?' : '&'}${encode(name)}=${encode(toAddressText(value))}`)
    .join('');
}

/** A value as an address or a header has it. */
export function toAddressText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toAddressText).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Half a character, which no address can hold, becomes the sign for an unreadable one. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
