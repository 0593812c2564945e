import {type Handlers, handler} from '../request/call.ts';
import type {Entry} from '../state/indices.ts';
import {toDate} from '../state/toDate.ts';
import {changeEntries, checkSameID, type EntryPath, findEntries, type Forwarding, getEntry} from './entries.ts';
import {findIndex} from './findIndex.ts';

type IndexPath = {indexName: string};
type SynonymFilter = {type?: string; page?: number | null; hitsPerPage?: number};
type SynonymSearch = {path: IndexPath; query: SynonymFilter; body?: SynonymFilter & {query?: string}};

export const synonymHandlers: Handlers = {
  getSynonym: handler<{path: EntryPath}>((call, state) => getEntry(state, 'synonyms', call.path)),

  saveSynonym: handler<{path: EntryPath; query: Forwarding; body: Entry}>((call, state) => {
    checkSameID(call.path, call.body);
    const taskID = changeEntries(state, call, 'synonyms', {save: [call.body]});
    return {taskID, updatedAt: toDate(call.now), id: call.path.objectID};
  }),

  deleteSynonym: handler<{path: EntryPath; query: Forwarding}>((call, state) => ({
    taskID: changeEntries(state, call, 'synonyms', {remove: [call.path.objectID]}),
    deletedAt: toDate(call.now),
  })),

  saveSynonyms: handler<{path: IndexPath; query: Forwarding & {replaceExistingSynonyms?: boolean}; body: Entry[]}>(
    (call, state) => {
      const {replaceExistingSynonyms: clearFirst = false} = call.query;
      return {taskID: changeEntries(state, call, 'synonyms', {save: call.body, clearFirst}), updatedAt: toDate(call.now)};
    },
  ),

  clearAllSynonyms: handler<{path: IndexPath; query: Forwarding}>((call, state) => ({
    taskID: changeEntries(state, call, 'synonyms', {clearFirst: true}),
    updatedAt: toDate(call.now),
  })),

  searchSynonyms: handler<SynonymSearch>((call, state) => {
    // The body counts; the pre-release writes the same fields into the address.
    const {query = '', type, page = 0, hitsPerPage = 20} = {...call.query, ...call.body};
    const all = Object.values(findIndex(state, call.path.indexName).synonyms);
    const found = findEntries(all, query).filter((entry) => type === undefined || isSameType(entry.type, type));
    const start = (page ?? 0) * hitsPerPage;
    return {hits: page === null ? found : found.slice(start, start + hitsPerPage), nbHits: found.length};
  }),
};

/** `oneWaySynonym` is another spelling of `onewaysynonym`. */
function isSameType(stored: unknown, wanted: string): boolean {
  return String(stored).toLowerCase() === wanted.toLowerCase();
}
