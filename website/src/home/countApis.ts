import type {ApiSummary} from '../site/summarizeApi.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Small numbers as words, as in running text. */
export function wordCount(count: number): string {
  return words[count] ?? String(count);
}

/** "nine APIs in JavaScript, seven in Java and PHP": languages with the same number stand together, the most APIs first. */
export function wordClients(apis: Pick<ApiSummary, 'clients'>[]): string {
  const languages = apis.flatMap(({clients}) => clients);
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

export function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const listOf = new Intl.ListFormat('en-GB');
