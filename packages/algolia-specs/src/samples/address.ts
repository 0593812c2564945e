import type {ApiRequest, OpenApiDocument, PlacedOperation, Server} from '@docs/openapi';
import {encodeForAddress, toAddressText, writeQuery} from '@docs/openapi/samples';
import {isMarkedAsRead} from '../extensions/readExtensions.ts';
import {readRegion, regionVariable} from '../extensions/regions.ts';
import {appId} from './call.ts';

/** Where a request goes. */
export function buildAddress(
  document: OpenApiDocument,
  operation: PlacedOperation,
  request: ApiRequest,
  region: string | undefined,
): string {
  return buildHost(document, operation, region) + buildPath(operation, request) + writeQuery(operation, request.query);
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
    return slash === '' ? text.split('/').map(encodeForAddress).join('/') : slash + encodeForAddress(text);
  });
}
