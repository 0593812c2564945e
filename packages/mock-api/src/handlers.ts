import type {Handlers} from './call.ts';
import {abTestHandlers} from './handlers/abtesting.ts';
import {apiKeyHandlers} from './handlers/apiKeys.ts';
import {batchHandlers} from './handlers/batches.ts';
import {genericHandlers} from './handlers/generic.ts';
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

/** The operations that do something, by API and operationId. All others answer with the example of the document. */
export const handlers: Record<string, Handlers> = {
  abtesting: {...genericHandlers, ...abTestHandlers},
  analytics: genericHandlers,
  ingestion: {
    ...genericHandlers,
    ...authenticationHandlers,
    ...sourceHandlers,
    ...destinationHandlers,
    ...ingestionTaskHandlers,
    ...runHandlers,
  },
  insights: {...genericHandlers, ...insightsHandlers},
  personalization: {...genericHandlers, ...personalizationHandlers},
  predict: {...genericHandlers, ...predictHandlers},
  'query-suggestions': {...genericHandlers, ...querySuggestionsHandlers},
  recommend: {...genericHandlers, ...recommendHandlers},
  search: {
    ...genericHandlers,
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
