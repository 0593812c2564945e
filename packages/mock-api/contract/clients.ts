/** A published client: the package, and the names of its methods and arguments where they are not those of the spec. */
export type PublishedClient = {
  api: string;
  /** As it is installed here; an alias for an old version. */
  module: string;
  label: string;
  factory: string;
  region?: string;
  methods?: Record<string, string>;
  /** Names of body arguments, by operation. */
  bodies?: Record<string, string>;
  /** Newer generic calls take the whole path, older ones what follows /1. */
  takesWholePath?: boolean;
};

const custom = {get: 'customGet', post: 'customPost', put: 'customPut', del: 'customDelete'};

/** For each API, the package that matches the spec best. */
export const clients: PublishedClient[] = [
  {
    api: 'abtesting',
    module: 'client-abtesting-alpha',
    label: '@algolia/client-abtesting 5.0.0-alpha.65',
    factory: 'abtestingClient',
    region: 'us',
  },
  {
    api: 'analytics',
    module: 'client-analytics-alpha',
    label: '@algolia/client-analytics 5.0.0-alpha.65',
    factory: 'analyticsClient',
    region: 'us',
  },
  {
    api: 'ingestion',
    module: '@algolia/ingestion',
    label: '@algolia/ingestion 1.61.0',
    factory: 'ingestionClient',
    region: 'us',
    methods: {
      ...custom,
      getAuthentications: 'listAuthentications',
      getSources: 'listSources',
      getDestinations: 'listDestinations',
      getTasks: 'listTasksV1',
      createTask: 'createTaskV1',
      searchTasks: 'searchTasksV1',
      getTask: 'getTaskV1',
      updateTask: 'updateTaskV1',
      deleteTask: 'deleteTaskV1',
      runTask: 'runTaskV1',
      enableTask: 'enableTaskV1',
      disableTask: 'disableTaskV1',
      getRuns: 'listRuns',
      getEvents: 'listEvents',
    },
    takesWholePath: true,
  },
  {
    api: 'insights',
    module: '@algolia/client-insights',
    label: '@algolia/client-insights 5.61.0',
    factory: 'insightsClient',
    region: 'us',
    methods: custom,
    takesWholePath: true,
  },
  {
    api: 'personalization',
    module: 'client-personalization-alpha',
    label: '@algolia/client-personalization 5.0.0-alpha.65',
    factory: 'personalizationClient',
    region: 'us',
  },
  {
    api: 'predict',
    module: '@algolia/predict',
    label: '@algolia/predict 1.0.0-alpha.26',
    factory: 'predictClient',
    region: 'eu',
  },
  {
    api: 'query-suggestions',
    module: '@algolia/client-query-suggestions',
    label: '@algolia/client-query-suggestions 5.9.0',
    factory: 'querySuggestionsClient',
    region: 'us',
    methods: custom,
    bodies: {updateConfig: 'configuration'},
    takesWholePath: true,
  },
  {
    api: 'recommend',
    module: '@algolia/recommend',
    label: '@algolia/recommend 5.61.0',
    factory: 'recommendClient',
    methods: custom,
    takesWholePath: true,
  },
  {
    api: 'search',
    module: 'client-search-alpha',
    label: '@algolia/client-search 5.0.0-alpha.65',
    factory: 'searchClient',
  },
];

/** The main client of today, for comparison. */
export const currentClient: PublishedClient = {
  api: 'search',
  module: 'algoliasearch',
  label: 'algoliasearch 5.61.0',
  factory: 'algoliasearch',
  methods: {...custom, clearAllSynonyms: 'clearSynonyms'},
  takesWholePath: true,
};
