import {emptyState, exampleState, loadDocuments, type MockOptions, sampleCredentials, type State} from '@docs/mock-api';

export type Application = MockOptions & {appId: string; state: State};

/** Two applications, with the credentials that samples name; the first has the examples of the specs, the second nothing. */
export async function createApplications(): Promise<[Application, Application]> {
  return [
    {...sampleCredentials.own, state: exampleState(await loadDocuments())},
    {...sampleCredentials.other, state: emptyState()},
  ];
}
