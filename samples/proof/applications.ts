import {emptyState, exampleState, loadDocuments, type MockOptions, type State} from '@docs/mock-api';

export type Application = MockOptions & {appId: string; state: State};

/** Two applications, with the credentials that samples name; the first has the examples of the specs, the second nothing. */
export async function createApplications(): Promise<[Application, Application]> {
  return [
    {appId: 'YOUR_APP_ID', adminKey: 'YOUR_API_KEY', searchKey: 'YOUR_SEARCH_KEY', state: exampleState(await loadDocuments())},
    {appId: 'OTHER_APP_ID', adminKey: 'OTHER_API_KEY', searchKey: 'OTHER_SEARCH_KEY', state: emptyState()},
  ];
}
