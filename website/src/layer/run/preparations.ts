import type {ApiRequest} from '@docs/openapi';

/** What has to be done before a request can succeed: another request, made from this one. */
export type Preparation = {why: string; action: string; method: string; path: string};

/** The mock starts with what the examples speak of. Two examples need something to be gone first. */
const preparations: Record<string, (request: ApiRequest) => Preparation> = {
  'search.restoreApiKey': ({path = {}}) => ({
    why: 'Only a deleted key can be restored.',
    action: 'Delete the key, then run',
    method: 'DELETE',
    path: `/1/keys/${encodeURIComponent(String(path.key))}`,
  }),
  'query-suggestions.createConfig': ({body}) => ({
    why: 'This index already has a configuration.',
    action: 'Delete the configuration, then run',
    method: 'DELETE',
    path: `/1/configs/${encodeURIComponent(String(Reflect.get(Object(body), 'indexName')))}`,
  }),
};

export function findPreparation(api: string, operationId: string, request: ApiRequest): Preparation | undefined {
  return preparations[`${api}.${operationId}`]?.(request);
}
