import {type Handlers, handler} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';
import type {SuggestionsConfig} from '../state/otherApis.ts';
import type {State} from '../state/state.ts';
import {toDate} from '../state/toDate.ts';

type ConfigPath = {indexName: string};
type NewConfig = {sourceIndices: Record<string, unknown>[]; languages?: string[]; exclude?: string[]};

const maxConfigs = 100;
const buildTime = 2000;
/** What a source index has beside what was sent. */
const sourceDefaults = {replicas: false, analyticsTags: [], facets: [], minHits: 5, minLetters: 4, generate: [], external: []};

export const querySuggestionsHandlers: Handlers = {
  getAllConfigs: handler((_, state) => Object.values(state.suggestions).map(showConfig)),

  createConfig: handler<{body: NewConfig & {indexName: string}}>((call, state) => {
    const {indexName} = call.body;
    if (state.suggestions[indexName])
      throw new Refusal(422, `There is already a configuration for ${indexName}. Update it, or delete it first.`);
    if (Object.keys(state.suggestions).length >= maxConfigs)
      throw new Refusal(422, `An application has at most ${maxConfigs} configurations. Delete one first.`);
    state.suggestions[indexName] = buildConfig(indexName, call.body, call.now);
    return {status: 200, message: 'Configuration was created'};
  }),

  getConfig: handler<{path: ConfigPath}>((call, state) => showConfig(findConfig(state, call.path))),

  updateConfig: handler<{path: ConfigPath; body: NewConfig}>((call, state) => {
    const {indexName} = findConfig(state, call.path);
    state.suggestions[indexName] = buildConfig(indexName, call.body, call.now);
    return {status: 200, message: 'Configuration was updated'};
  }),

  deleteConfig: handler<{path: ConfigPath}>((call, state) => {
    const {indexName} = findConfig(state, call.path);
    Reflect.deleteProperty(state.suggestions, indexName);
    return {status: 200, message: 'Configuration was deleted'};
  }),

  getConfigStatus: handler<{path: ConfigPath}>((call, state) => {
    const {indexName, builtAt} = findConfig(state, call.path);
    return {indexName, isRunning: call.now < builtAt, lastBuiltAt: toDate(builtAt)};
  }),

  getLogFile: handler<{path: ConfigPath}>((call, state) => {
    const {sourceIndices, builtAt} = findConfig(state, call.path);
    const entry = (time: number, message: string, contextLevel: number): object => ({
      timestamp: toDate(time),
      level: 'INFO',
      message,
      contextLevel,
    });
    return [
      entry(builtAt - buildTime, 'Build started', 0),
      ...sourceIndices.map((source) => entry(builtAt - buildTime, `Reading searches of ${String(source.indexName)}`, 1)),
      ...(call.now < builtAt ? [] : [entry(builtAt, 'Build finished', 0)]),
    ];
  }),
};

function buildConfig(
  indexName: string,
  {sourceIndices, languages = [], exclude = []}: NewConfig,
  now: number,
): SuggestionsConfig {
  const sources = sourceIndices.map((source) => ({...sourceDefaults, ...source}));
  return {indexName, sourceIndices: sources, languages, exclude, builtAt: now + buildTime};
}

function showConfig({indexName, sourceIndices, languages, exclude}: SuggestionsConfig): Record<string, unknown> {
  return {indexName, sourceIndices, languages, exclude};
}

function findConfig(state: State, {indexName}: ConfigPath): SuggestionsConfig {
  const config = state.suggestions[indexName];
  if (config) return config;
  const names = Object.keys(state.suggestions).slice(0, 10).join(', ');
  throw new Refusal(404, `There is no configuration for ${indexName}. Configurations: ${names || 'none'}.`);
}
