// The mock for a page: nothing here loads Node or a compiler of schemas. Whoever uses it brings the state and compiled validators.
export {type Credentials, defaultCredentials} from './builtInKeys.ts';
export {createMockCore, type MockApi} from './createMockCore.ts';
export {loadHandlers} from './handlers/loadHandlers.ts';
export type {State} from './state/state.ts';
export {parseTables} from './state/table.ts';
