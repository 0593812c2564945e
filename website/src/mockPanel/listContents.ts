import type {State} from '@docs/mock-api/browser';

/** Things of one kind that the mock holds, or all that belongs to one index. */
export type Section = {title: string; entries: Entry[]};

/** `value` is shown as JSON when a reader opens it. */
export type Entry = {name: string; about: string; value: unknown};

/** What is in the mock, in the order in which readers ask for it. Sections without content are left out. */
export function listContents(state: State): Section[] {
  const sections = [
    ...Object.entries(state.indices)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, index]) => listIndex(name, index)),
    {title: 'Tasks that aren’t published yet', entries: state.tasks.map(toTask)},
    {title: 'API keys', entries: Object.values(state.keys).map(toKey)},
    {
      title: 'A/B tests',
      entries: state.abTests.map((test) => ({name: test.name, about: `${test.abTestID}, ${test.status}`, value: test})),
    },
    ...listConnections(state),
    {title: 'Query Suggestions', entries: listTable(state.suggestions)},
    {
      title: 'Segments',
      entries: Object.values(state.segments).map((segment) => ({name: segment.name, about: segment.segmentID, value: segment})),
    },
    {
      title: 'Recommend rules',
      entries: Object.entries(state.recommendRules).flatMap(([list, rules]) => toList(list, rules, 'rule')),
    },
    {
      title: 'Personalization',
      entries: state.strategy.eventScoring.length > 0 ? [{name: 'Strategy', about: '', value: state.strategy}] : [],
    },
  ];
  return sections.filter(({entries}) => entries.length > 0);
}

function listIndex(name: string, {records, settings, rules, synonyms, primary}: State['indices'][string]): Section {
  return {
    title: `Index ${name}`,
    entries: [
      ...toList('Records', records, 'record'),
      {name: 'Settings', about: primary === undefined ? '' : `replica of ${primary}`, value: settings},
      ...toList('Rules', rules, 'rule'),
      ...toList('Synonyms', synonyms, 'synonym'),
    ],
  };
}

/** Deleted ones stay in the state, because runs name them. */
function listConnections({ingestion}: State): Section[] {
  const {authentications, sources, destinations, tasks, runs} = ingestion;
  const listed = {
    Authentications: authentications,
    Sources: sources,
    Destinations: destinations,
    'Ingestion tasks': tasks,
    Runs: runs,
  };
  return Object.entries(listed).map(([title, table]) => ({
    title,
    entries: listTable(table).filter(({value}) => (value as {deletedAt?: string}).deletedAt === undefined),
  }));
}

function listTable(table: Record<string, object>): Entry[] {
  return Object.entries(table).map(([id, value]) => {
    const {name = id} = value as {name?: string};
    return {name, about: name === id ? '' : id, value};
  });
}

/** A table as one entry, with how many there are; nothing if there are none. */
function toList(name: string, table: Record<string, object>, noun: string): Entry[] {
  const values = Object.values(table);
  const count = values.length.toLocaleString('en');
  return values.length > 0 ? [{name, about: `${count} ${noun}${values.length === 1 ? '' : 's'}`, value: values}] : [];
}

function toTask(task: State['tasks'][number]): Entry {
  return {name: `Task ${task.taskID}`, about: `${task.change.kind} in ${task.index}`, value: task};
}

function toKey(key: State['keys'][string]): Entry {
  return {name: key.description || key.value, about: key.acl.join(', ') || 'no rights', value: key};
}
