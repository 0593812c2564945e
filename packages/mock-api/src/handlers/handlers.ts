import type {Handlers} from '../request/call.ts';
import {abTestHandlers} from './abtesting.ts';
import {apiKeyHandlers} from './apiKeys.ts';
import {batchHandlers} from './batches.ts';
import {indexHandlers} from './indices.ts';
import {authenticationHandlers, destinationHandlers, sourceHandlers} from './ingestion/connections.ts';
import {runHandlers} from './ingestion/runs.ts';
import {ingestionTaskHandlers} from './ingestion/tasks.ts';
import {insightsHandlers} from './insights.ts';
import {personalizationHandlers} from './personalization.ts';
import {predictHandlers} from './predict.ts';
import {querySuggestionsHandlers} from './querySuggestions.ts';
import {recommendHandlers} from './recommend.ts';
import {recordHandlers} from './records.ts';
import {ruleHandlers} from './rules.ts';
import {searchHandlers} from './searching.ts';
import {settingsHandlers} from './settings.ts';
import {synonymHandlers} from './synonyms.ts';

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
