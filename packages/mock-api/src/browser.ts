// The mock for a page: nothing here loads Node or a compiler of schemas. Whoever uses it brings the state and compiled validators.
export {type Credentials, defaultCredentials, sampleCredentials} from './builtInKeys.ts';
export {bringUpToDate, createMockCore, type MockApi} from './createMockCore.ts';
export {loadHandlers} from './handlers/loadHandlers.ts';
export {NotAState, parseState} from './state/parseState.ts';
export {emptyState, type State} from './state/state.ts';
