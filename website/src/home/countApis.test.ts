import {describe, expect, it} from 'vitest';
import {startSentence, wordClients, wordCount} from './countApis.ts';

const withClients = (...clients: string[]): {clients: string[]} => ({clients});

describe('wordCount', () => {
  it('writes numbers up to twelve as words', () => {
    expect([1, 9, 10, 12, 13].map(wordCount)).toEqual(['one', 'nine', 'ten', 'twelve', '13']);
  });
});

describe('wordClients', () => {
  it('names the languages with the most APIs first, and those with the same number together', () => {
    const all = withClients('JavaScript', 'PHP', 'Java');
    expect(wordClients([all, all, withClients('JavaScript')])).toBe('three APIs in JavaScript, two in Java and PHP');
  });

  it('grows with an API that has clients, and not with one that has none', () => {
    const one = withClients('PHP');
    expect(wordClients([one])).toBe('one API in PHP');
    expect(wordClients([one, one])).toBe('two APIs in PHP');
    expect(wordClients([one, withClients()])).toBe('one API in PHP');
  });

  it('is empty if no API has a client', () => {
    expect(wordClients([withClients()])).toBe('');
  });
});

it('starts a sentence with a capital letter', () => {
  expect(startSentence('nine APIs')).toBe('Nine APIs');
});
