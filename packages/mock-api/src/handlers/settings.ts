import {addTask} from '../changes/tasks.ts';
import {type Handlers, handler} from '../request/call.ts';
import type {Settings} from '../state/indices.ts';
import {toDate} from '../state/toDate.ts';
import {findIndex} from './findIndex.ts';

/** What an index has that never got settings. */
const defaults: Settings = {
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  paginationLimitedTo: 1000,
  hitsPerPage: 20,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
};

type IndexPath = {indexName: string};

export const settingsHandlers: Handlers = {
  getSettings: handler<{path: IndexPath; query: {getVersion?: number}}>((call, state) => {
    const index = findIndex(state, call.path.indexName);
    const {synonyms, ...settings} = {...defaults, ...index.settings};
    return {
      ...settings,
      ...(synonyms === undefined || call.query.getVersion === 2 ? {} : {synonyms}),
      ...(index.primary === undefined ? {} : {primary: index.primary}),
    };
  }),

  setSettings: handler<{path: IndexPath; query: {forwardToReplicas?: boolean}; body: Settings}>((call, state) => {
    const {forwardToReplicas = false} = call.query;
    const taskID = addTask(state, call, call.path.indexName, {kind: 'settings', settings: call.body, forwardToReplicas});
    return {taskID, updatedAt: toDate(call.now)};
  }),
};
