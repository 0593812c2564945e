export type {Documents} from './request/apis.ts';
export {type Credentials, defaultCredentials} from './builtInKeys.ts';
export {createMockApi, type MockApi, type MockOptions} from './createMockApi.ts';
export {exampleState} from './exampleState.ts';
export {cacheFile, loadDocuments} from './loadDocuments.ts';
export {createSaver, loadState} from './persist.ts';
export {type MockServer, serveMockApi} from './serve.ts';
export {stripForMock} from './stripForMock.ts';
export {emptyState, type State} from './state/state.ts';
