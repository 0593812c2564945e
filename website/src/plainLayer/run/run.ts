import {createPlainMock} from '@docs/mock-api/plain';
import {buildSentRequest} from '@docs/openapi/samples';
import type {RunnableRequest} from '../../layer/run/runnableRequest.ts';
import type {MockResponse} from '../../mock/mockCall.ts';
import {toRequest} from './toRequest.ts';

/** It has nothing to load before the first call. */
export function startMock(): void {}

/** The mock keeps nothing: it responds with what the document says. */
export const showMock = undefined;

/** Runs a request on a mock of the document, in this page. */
export async function runOnMock({contract, operation, request}: RunnableRequest): Promise<MockResponse> {
  const {document} = await loadMock(contract);
  const mock = createPlainMock(document);
  const start = performance.now();
  const response = await mock(toRequest(buildSentRequest(document, operation, request)));
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
    milliseconds: performance.now() - start,
    keys: [],
  };
}

function loadMock({loadMock: load}: RunnableRequest['contract']): ReturnType<NonNullable<typeof load>> {
  if (!load) throw new Error('This page has no mock.');
  return load();
}

/** Requests stand for themselves: nothing has to be done before one, and nothing follows from it. */
export function prepare(): Promise<void> {
  return Promise.resolve();
}

export function listPreparation(): undefined {
  return undefined;
}

export function findTask(): undefined {
  return undefined;
}

export function followTask(): Promise<number> {
  return Promise.resolve(0);
}
