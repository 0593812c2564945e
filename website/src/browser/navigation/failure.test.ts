import {expect, it} from 'vitest';
import {type PagePart, wordFailure} from './failure.ts';
import {NetworkError, ServerError} from './loadFailure.ts';

const page: PagePart = {kind: 'page', name: 'This page'};
const results: PagePart = {kind: 'section', name: 'The search results'};
const search: PagePart = {kind: 'overlay', name: 'Search'};

it('says that a page did not arrive, and how to fetch it again', () => {
  expect(wordFailure(page, new NetworkError('No response from /docs'))).toEqual({
    heading: 'This page could not be loaded',
    text: 'No response from the server. Check your connection, then retry.',
    action: 'Retry',
  });
});

it('passes on what the server said', () => {
  expect(wordFailure(results, new ServerError('/docs responded with 503'))).toEqual({
    heading: 'The search results could not be loaded',
    text: '/docs responded with 503. Retry in a moment.',
    action: 'Retry',
  });
});

it('calls a crash a crash, with its message', () => {
  expect(wordFailure(page, new TypeError('x is not a function'))).toEqual({
    heading: 'This page crashed.',
    text: 'x is not a function',
    action: 'Try again',
  });
  expect(wordFailure(results, 'a string that was thrown').text).toBe('a string that was thrown');
});

it('names the page for a crash in a section of it, and the overlay for a crash in an overlay', () => {
  expect(wordFailure(results, new Error('Broken')).heading).toBe('This page crashed.');
  expect(wordFailure(search, new Error('Broken')).heading).toBe('Search crashed.');
});
