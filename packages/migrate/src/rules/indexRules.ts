import {browseMethod, findObject, getObjectPosition, getObjects, searchForFacetValues} from './indexReads.ts';
import {partialUpdateObject, saveRule, saveSynonym, saveSynonyms} from './indexWrites.ts';
import type {Rule} from './newCall.ts';
import {indexMethod} from './shape.ts';

const withoutIds = ['autoGenerateObjectIDIfNotExist'];

/** Every method of an index in version 4. */
export const indexRules: Record<string, Rule> = {
  search: indexMethod({now: 'searchSingleIndex', section: 'search-one-index', args: ['searchParams.query'], isGeneric: true}),
  searchForFacetValues,
  getObject: indexMethod({now: 'getObject', section: 'read-records', args: ['objectID'], isGeneric: true}),
  getObjects,
  findObject,
  getObjectPosition,
  browseObjects: browseMethod('browseObjects', 'browseParams', 'browse-all-records'),
  browseRules: browseMethod('browseRules', 'searchRulesParams', 'browse-rules-and-synonyms'),
  browseSynonyms: browseMethod('browseSynonyms', 'searchSynonymsParams', 'browse-rules-and-synonyms'),
  findAnswers: () => ({todo: '`findAnswers` is gone: the API no longer has it.', section: 'search'}),

  saveObject: indexMethod({
    now: 'saveObject',
    section: 'write-one-record',
    args: ['body'],
    without: withoutIds,
    wait: 'task',
    response: 'saved',
  }),
  saveObjects: indexMethod({
    now: 'saveObjects',
    section: 'write-many-records',
    args: ['objects'],
    without: withoutIds,
    wait: 'tasks',
    formerResult: 'chunks',
  }),
  partialUpdateObject,
  partialUpdateObjects: indexMethod({
    now: 'partialUpdateObjects',
    section: 'write-many-records',
    args: ['objects'],
    wait: 'tasks',
    formerResult: 'chunks',
  }),
  deleteObject: indexMethod({
    now: 'deleteObject',
    section: 'write-records',
    args: ['objectID'],
    wait: 'task',
    response: 'deleted',
  }),
  deleteObjects: indexMethod({
    now: 'deleteObjects',
    section: 'write-many-records',
    args: ['objectIDs'],
    wait: 'tasks',
    formerResult: 'chunks',
  }),
  deleteBy: indexMethod({now: 'deleteBy', section: 'write-records', args: ['deleteByParams'], wait: 'task', response: 'deleted'}),
  clearObjects: indexMethod({now: 'clearObjects', section: 'write-records', args: [], wait: 'task', response: 'cleared'}),
  replaceAllObjects: indexMethod({
    now: 'replaceAllObjects',
    section: 'replaceallobjects',
    args: ['objects'],
    without: [...withoutIds, 'safe'],
    wait: 'always',
    formerResult: 'replacement',
    why: 'It always waits for each step, as `safe: true` did.',
  }),
  batch: indexMethod({
    now: 'batch',
    section: 'write-records',
    args: ['batchWriteParams.requests'],
    wait: 'task',
    response: 'sent',
  }),
  saveObjectsWithTransformation: indexMethod({
    now: 'saveObjectsWithTransformation',
    section: 'write-records',
    args: ['objects'],
    without: withoutIds,
    why: '`watch` is now called `waitForTasks`, and the result is a list.',
  }),
  partialUpdateObjectsWithTransformation: indexMethod({
    now: 'partialUpdateObjectsWithTransformation',
    section: 'write-records',
    args: ['objects'],
    why: '`watch` is now called `waitForTasks`, and the result is a list.',
  }),

  delete: indexMethod({now: 'deleteIndex', section: 'indices-and-settings', args: [], wait: 'task', response: 'deleted'}),
  exists: indexMethod({now: 'indexExists', section: 'exists', args: []}),
  getSettings: indexMethod({
    now: 'getSettings',
    section: 'change-settings',
    args: [],
    also: {getVersion: '2'},
    why: 'Version 4 always sent `getVersion=2`. Without it, the response also has `synonyms`.',
  }),
  setSettings: indexMethod({
    now: 'setSettings',
    section: 'change-settings',
    args: ['indexSettings'],
    wait: 'task',
    response: 'changed',
  }),
  waitTask: indexMethod({now: 'waitForTask', section: 'tasks', args: ['taskID'], why: 'It gives up after 100 retries.'}),
  getTask: indexMethod({now: 'getTask', section: 'tasks', args: ['taskID']}),

  getRule: indexMethod({now: 'getRule', section: 'rules', args: ['objectID']}),
  searchRules: indexMethod({now: 'searchRules', section: 'rules', args: ['searchRulesParams.query']}),
  saveRule,
  saveRules: indexMethod({now: 'saveRules', section: 'rules', args: ['rules'], wait: 'task', response: 'saved'}),
  replaceAllRules: indexMethod({
    now: 'saveRules',
    section: 'replace-all-rules',
    args: ['rules'],
    also: {clearExistingRules: 'true'},
    wait: 'task',
    response: 'replaced',
  }),
  deleteRule: indexMethod({now: 'deleteRule', section: 'rules', args: ['objectID'], wait: 'task', response: 'deleted'}),
  clearRules: indexMethod({now: 'clearRules', section: 'rules', args: [], wait: 'task', response: 'cleared'}),

  getSynonym: indexMethod({now: 'getSynonym', section: 'synonyms', args: ['objectID']}),
  searchSynonyms: indexMethod({now: 'searchSynonyms', section: 'synonyms', args: ['searchSynonymsParams.query']}),
  saveSynonym,
  saveSynonyms,
  replaceAllSynonyms: indexMethod({
    now: 'saveSynonyms',
    section: 'synonyms',
    args: ['synonymHit'],
    also: {replaceExistingSynonyms: 'true'},
    wait: 'task',
    response: 'replaced',
  }),
  deleteSynonym: indexMethod({now: 'deleteSynonym', section: 'synonyms', args: ['objectID'], wait: 'task', response: 'deleted'}),
  clearSynonyms: indexMethod({now: 'clearSynonyms', section: 'synonyms', args: [], wait: 'task', response: 'cleared'}),
};
