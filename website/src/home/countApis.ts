import type {ApiReference} from '@docs/openapi/reference';
import {languageLabel} from '../languages.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Small numbers as words, as in running text. */
export function wordCount(count: number): string {
  return words[count] ?? String(count);
}

/** "nine APIs in JavaScript, seven in Java and PHP": languages with the same number stand together, the most APIs first. */
export function wordClients(references: ApiReference[]): string {
  const languages = references.flatMap(listClientLanguages);
  const names = [...new Set(languages)].sort();
  const countOf = (name: string): number => languages.filter((language) => language === name).length;
  const counts = [...new Set(names.map(countOf))].sort((a, b) => b - a);
  return counts
    .map((count, index) => {
      const noun = index > 0 ? '' : count === 1 ? ' API' : ' APIs';
      return `${wordCount(count)}${noun} in ${listOf.format(names.filter((name) => countOf(name) === count))}`;
    })
    .join(', ');
}

/** Languages that have a client for the API; cURL needs none. */
export function listClientLanguages({groups}: ApiReference): string[] {
  const samples = groups[0]?.operations[0]?.samples ?? [];
  return samples.filter(({language}) => language !== 'curl').map(({language}) => languageLabel(language));
}

export function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const listOf = new Intl.ListFormat('en-GB');
