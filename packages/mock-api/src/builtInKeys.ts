import {readRights} from '@docs/algolia-specs';
import {listOperations} from '@docs/openapi';
import type {Documents} from './request/apis.ts';
import type {ApiKey} from './state/apiKeys.ts';

export type Credentials = {appId: string; adminKey: string; searchKey: string};

export const defaultCredentials: Credentials = {appId: 'mockAppId', adminKey: 'mockAdminKey', searchKey: 'mockSearchKey'};

/** What the samples of guides name: their own application, and one to copy an index to. */
export const sampleCredentials = {
  own: {appId: 'YOUR_APP_ID', adminKey: 'YOUR_API_KEY', searchKey: 'YOUR_SEARCH_KEY'},
  other: {appId: 'OTHER_APP_ID', adminKey: 'OTHER_API_KEY', searchKey: 'OTHER_SEARCH_KEY'},
} satisfies Record<string, Credentials>;

/** The keys that are there from the start and cannot be changed. */
export function buildBuiltInKeys(documents: Documents, {adminKey, searchKey}: Credentials): ApiKey[] {
  return [
    {value: adminKey, createdAt: 0, acl: listRights(documents), description: 'Admin API key of the mock'},
    {value: searchKey, createdAt: 0, acl: ['search'], description: 'Search-only key of the mock'},
  ];
}

/** What a key can be given, what the operations need, and `admin`, which only the built-in admin key has. */
function listRights(documents: Documents): string[] {
  const all = Object.values(documents);
  const given = all.flatMap(({components}) => components?.schemas?.acl?.enum ?? []).map(String);
  const needed = all.flatMap(listOperations).flatMap(({value}) => readRights(value));
  return [...new Set([...given, ...needed, 'admin'])].sort();
}
