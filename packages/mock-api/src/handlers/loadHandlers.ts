import type {Handlers} from '../request/call.ts';

/** The table of ./handlers.ts for a page, which loads the handlers of one API when that is first called. */
const loaders: Record<string, () => Promise<Handlers>> = {
  abtesting: async () => (await import('./abtesting.ts')).abTestHandlers,
  ingestion: async () => (await import('./ingestion/ingestion.ts')).ingestionHandlers,
  insights: async () => (await import('./insights.ts')).insightsHandlers,
  personalization: async () => (await import('./personalization.ts')).personalizationHandlers,
  predict: async () => (await import('./predict.ts')).predictHandlers,
  'query-suggestions': async () => (await import('./querySuggestions.ts')).querySuggestionsHandlers,
  recommend: async () => (await import('./recommend.ts')).recommendHandlers,
  search: async () => (await import('./search.ts')).searchHandlers,
};

export async function loadHandlers(api: string): Promise<Handlers> {
  return (await loaders[api]?.()) ?? {};
}
