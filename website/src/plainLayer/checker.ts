import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import {buildSentRequest} from '@docs/openapi/samples';
import type {KeyChoice} from '../layer/checker.ts';
import type {MockKey} from '../mock/mockCall.ts';

/** Examples in a document may be wrong, and where it has none they are made up. */
export const areExamplesProven = false;

export function buildAddress(document: OpenApiDocument, operation: PlacedOperation, request: ApiRequest): string {
  return buildSentRequest(document, operation, request).address;
}

/** The operation's section says it. */
export function wordNeeds(): string {
  return '';
}

/** The mock takes any credentials. */
export const starterKeys: KeyChoice[] = [];

export function labelKey({value}: MockKey): string {
  return value;
}

export const runNote = 'Runs on a mock in this page, which responds with the document’s examples. Nothing is sent.';
