import type {ApiKey} from '../state/apiKeys.ts';
import type {StoredRecord} from '../state/indices.ts';
import type {SearchParams} from './searchParams.ts';

/** The attributes of a record that come back: `*` means all, a minus leaves one out, some stay hidden. */
export function pickAttributes(record: StoredRecord, params: SearchParams, key: ApiKey): StoredRecord {
  const wanted = params.attributesToRetrieve ?? ['*'];
  const hidden = key.acl.includes('seeUnretrievableAttributes') ? [] : (params.unretrievableAttributes ?? []);
  const takesAll = wanted.includes('*') || (wanted.length > 0 && wanted.every((name) => name.startsWith('-')));
  const picked = Object.entries(record).filter(
    ([name]) => (takesAll || wanted.includes(name)) && !wanted.includes(`-${name}`) && !hidden.includes(name),
  );
  return {...Object.fromEntries(picked), objectID: record.objectID};
}
