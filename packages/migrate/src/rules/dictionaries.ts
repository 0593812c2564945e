import {object, type Code} from '../edits/code.ts';
import {unwrap} from '../syntax/tree.ts';
import {quoted, type Job} from './job.ts';
import {field, type Rule} from './newCall.ts';
import {clientMethod} from './shape.ts';

const section = 'dictionaries';

/** All changes of dictionary entries are one method now. */
function batchEntries(
  clears: boolean,
  wrapEntry: [string, string] | undefined,
  requests: (entries: Code, quotedAction: (name: string) => string) => Code,
): Rule {
  return (call) => {
    const options = call.options(2);
    const [dictionaryName, entries = '[]'] = call.args;
    const params = object([
      {key: 'clearExistingDictionaryEntries', value: String(clears)},
      {
        key: 'requests',
        value: writtenRequests(entries, wrapEntry, call.job) ?? requests(entries, (name) => quoted(name, call.job)),
      },
    ]);
    return {
      method: 'batchDictionaryEntries',
      section,
      fields: [field('dictionaryName', dictionaryName), {key: 'batchDictionaryEntriesParams', value: params}, ...options.rest],
      requestOptions: options.requestOptions,
      wait: {kind: 'appTask'},
      response: 'changed',
    };
  };
}

/** What stands around an entry of a list that's written out: its action, and what the entry is of the request. */
const added: [string, string] = ['addEntry', 'body'];
const deleted: [string, string] = ['deleteEntry', 'objectID'];

function writtenRequests(entries: Code, [action, key]: [string, string] = ['', ''], job: Job): Code | undefined {
  const list = typeof entries !== 'string' && 'type' in entries ? unwrap(entries) : undefined;
  if (list?.type !== 'ArrayExpression' || action === '') return undefined;
  const {brace} = job.style;
  const [open, close] = key === 'body' ? ['body: ', ''] : [`body: {${brace}objectID: `, `${brace}}`];
  for (const entry of list.elements) {
    if (!entry || entry.type === 'SpreadElement') return undefined;
    job.edits.before(entry, `{${brace}action: ${quoted(action, job)}, ${open}`);
    job.edits.after(entry, `${close}${brace}}`);
  }
  return list;
}

const addEntries = (entries: Code, quote: (name: string) => string): Code => [
  entries,
  '.map((body) => (',
  object([
    {key: 'action', value: quote('addEntry')},
    {key: 'body', value: 'body'},
  ]),
  '))',
];

export const dictionaryRules: Record<string, Rule> = {
  saveDictionaryEntries: batchEntries(false, added, addEntries),
  replaceDictionaryEntries: batchEntries(true, added, addEntries),
  deleteDictionaryEntries: batchEntries(false, deleted, (ids, quote) => [
    ids,
    '.map((objectID) => (',
    object([
      {key: 'action', value: quote('deleteEntry')},
      {key: 'body', value: object([{key: 'objectID', value: 'objectID'}])},
    ]),
    '))',
  ]),
  clearDictionaryEntries: batchEntries(true, undefined, () => '[]'),
  searchDictionaryEntries: clientMethod({
    now: 'searchDictionaryEntries',
    section,
    args: ['dictionaryName', 'searchDictionaryEntriesParams.query'],
  }),
  setDictionarySettings: (call) => {
    const options = call.options(1);
    return {
      method: 'setDictionarySettings',
      section,
      fields: call.args[0] ? [{spread: call.args[0]}] : [],
      requestOptions: options.requestOptions,
      wait: {kind: 'appTask'},
      response: 'changed',
    };
  },
};
