/** A place where a program uses version 4, found by its words alone: what the tool finds is held against this. */
export type V4Call = {name: string; start: number; end: number; line: number; isOnlyV4: boolean};

/** Version 5 has none of these. */
const onlyV4 = [
  ...[
    'initIndex',
    'multipleQueries',
    'multipleSearchForFacetValues',
    'multipleGetObjects',
    'customRequest',
    'initRecommendation',
  ],
  ...['copyIndex', 'copySettings', 'copyRules', 'copySynonyms', 'moveIndex'],
  ...['waitTask', 'wait', 'exists', 'findObject', 'getObjectPosition', 'findAnswers', 'replaceAllRules', 'replaceAllSynonyms'],
  ...['saveDictionaryEntries', 'replaceDictionaryEntries', 'deleteDictionaryEntries', 'clearDictionaryEntries', 'waitAppTask'],
];

/** Version 5 has them, with other arguments. */
const changed = [
  ...[
    'searchForFacetValues',
    'getObject',
    'getObjects',
    'saveObject',
    'saveObjects',
    'partialUpdateObject',
    'partialUpdateObjects',
  ],
  ...['deleteObject', 'deleteObjects', 'deleteBy', 'clearObjects', 'replaceAllObjects', 'batch', 'getSettings', 'setSettings'],
  ...[
    'browseObjects',
    'browseRules',
    'browseSynonyms',
    'saveRule',
    'saveRules',
    'getRule',
    'deleteRule',
    'clearRules',
    'searchRules',
  ],
  ...['saveSynonym', 'saveSynonyms', 'getSynonym', 'deleteSynonym', 'clearSynonyms', 'searchSynonyms', 'multipleBatch'],
  ...['addApiKey', 'updateApiKey', 'deleteApiKey', 'getApiKey', 'restoreApiKey', 'generateSecuredApiKey', 'initAnalytics'],
];

const patterns = [
  new RegExp(`(?<=\\??\\.)(?:${[...onlyV4, ...changed].join('|')})(?=\\s*[(<])`, 'g'),
  // Of an index: an array is the argument of a client's search, which version 5 takes as well.
  /(?<=\??\.)search(?=\s*(?:<[\w\s{};:|&[\]]+>)?\((?!\s*\[))/g,
  // Other things have methods of these names, too; none of theirs is called without an argument.
  /(?<=\bindex\s*\.)delete(?=\(\))/g,
];

/** Finds them in the order of the text. */
export function countCalls(text: string): V4Call[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((one, other) => one.index - other.index)
    .map(({0: name, index}) => ({
      name,
      start: index,
      end: index + name.length,
      line: text.slice(0, index).split('\n').length,
      isOnlyV4: onlyV4.includes(name),
    }));
}
