import type {Handlers} from '../request/call.ts';
import {abTestHandlers} from './abtesting.ts';
import {ingestionHandlers} from './ingestion/ingestion.ts';
import {insightsHandlers} from './insights.ts';
import {personalizationHandlers} from './personalization.ts';
import {predictHandlers} from './predict.ts';
import {querySuggestionsHandlers} from './querySuggestions.ts';
import {recommendHandlers} from './recommend.ts';
import {searchHandlers} from './search.ts';

/**
 * The operations that do something, by API and operationId. All others respond with the example of the document, so that an API
 * needs no line here.
 */
export const handlers: Record<string, Handlers> = {
  abtesting: abTestHandlers,
  ingestion: ingestionHandlers,
  insights: insightsHandlers,
  personalization: personalizationHandlers,
  predict: predictHandlers,
  'query-suggestions': querySuggestionsHandlers,
  recommend: recommendHandlers,
  search: searchHandlers,
};
