import {buildAddress, readRights, wordRights} from '@docs/algolia-specs';
import {defaultCredentials} from '@docs/mock-api/browser';
import type {PlacedOperation} from '@docs/openapi';
import type {MockKey} from '../mock/mockCall.ts';

export {buildAddress};

/** Lint refuses a spec with an example that its own schema doesn't allow. */
export const areExamplesProven: boolean = true;

/** What the caller of an operation needs. */
export function wordNeeds({value}: PlacedOperation): string {
  return wordRights(readRights(value));
}

/** A key to run requests with, and what readers call it. */
export type KeyChoice = {value: string; label: string};

/** The keys that the mock in the page starts with. */
export const starterKeys: KeyChoice[] = [
  {value: defaultCredentials.adminKey, label: 'all rights'},
  {value: defaultCredentials.searchKey, label: 'search only'},
];

export function labelKey({value, description, rights}: MockKey): string {
  return [description || value.slice(0, 8), rights.join(', ') || 'no rights'].join(': ');
}

export const runNote = 'Runs on a mock in this page. Reloading discards changes.';
