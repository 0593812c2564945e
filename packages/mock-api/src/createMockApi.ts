import {createMockCore, type MockApi, type MockOptions} from './createMockCore.ts';
import {exampleState} from './exampleState.ts';
import {handlers} from './handlers/handlers.ts';
import {createLazyValidator} from './lazyValidator.ts';
import type {Documents} from './request/apis.ts';
import type {State} from './state/state.ts';

export type {MockApi} from './createMockCore.ts';

/** The APIs of the documents as one function. It starts with the examples of the documents, unless it gets a state. */
export function createMockApi(documents: Documents, options: MockOptions & {state?: State} = {}): MockApi {
  const {state = exampleState(documents), ...rest} = options;
  return createMockCore(documents, {...rest, state, createValidate: createLazyValidator, handlers});
}
