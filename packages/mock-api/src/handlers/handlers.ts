import type {Handlers} from './call.ts';
import {abTestHandlers} from './handlers/abtesting.ts';
import {apiKeyHandlers} from './handlers/apiKeys.ts';
import {batchHandlers} from './handlers/batches.ts';
import {indexHandlers} from './handlers/indices.ts';
import {authenticationHandlers, destinationHandlers, sourceHandlers} from './handlers/ingestion/connections.ts';
import {runHandlers} from './handlers/ingestion/runs.ts';
import {ingestionTaskHandlers} from './handlers/ingestion/tasks.ts';
import {insightsHandlers} from './handlers/insights.ts';
import {personalizationHandlers} from './handlers/personalization.ts';
import {predictHandlers} from './handlers/predict.ts';
import {querySuggestionsHandlers} from './handlers/querySuggestions.ts';
import {recommendHandlers} from './handlers/recommend.ts';
import {recordHandlers} from './handlers/records.ts';
import {ruleHandlers} from './handlers/rules.ts';
import {searchHandlers} from './handlers/searching.ts';
import {settingsHandlers} from './handlers/settings.ts';
import {synonymHandlers} from './handlers/synonyms.ts';

/**
 * The operations that do something, by API and operationId. All others respond with the example of the document, so that an API
 * needs no line here.
 */
export const handlers: Record<string, Handlers> = {
  abtesting: abTestHandlers,
  ingestion: {
    ...authenticationHandlers,
    ...sourceHandlers,
    ...destinationHandlers,
    ...ingestionTaskHandlers,
    ...runHandlers,
  },
  insights: insightsHandlers,
  personalization: personalizationHandlers,
  predict: predictHandlers,
  'query-suggestions': querySuggestionsHandlers,
  recommend: recommendHandlers,
  search: {
    ...searchHandlers,
    ...recordHandlers,
    ...batchHandlers,
    ...settingsHandlers,
    ...indexHandlers,
    ...ruleHandlers,
    ...synonymHandlers,
    ...apiKeyHandlers,
  },
};
