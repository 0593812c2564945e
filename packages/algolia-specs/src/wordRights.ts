import {joinWords} from '@docs/openapi';

/** What the API key of an operation needs, as one sentence; empty when it is not known. `wordName` may mark the names as code. */
export function wordRights(rights: string[], wordName = (right: string): string => right): string {
  if (rights.length === 0) return '';
  if (rights.includes('admin')) return 'Needs the admin API key.';
  return `Needs an API key with the ${joinWords(rights.map(wordName))} ${rights.length === 1 ? 'right' : 'rights'}.`;
}
