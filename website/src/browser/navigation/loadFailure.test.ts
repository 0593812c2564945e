import {expect, it} from 'vitest';
import {isLoadFailure, NetworkError, ServerError} from './loadFailure.ts';

it.each([
  new ServerError('/docs responded with 503'),
  new NetworkError('No response from /docs'),
  new TypeError('Failed to fetch dynamically imported module: https://docs.example.org/a.js'), // Chromium
  new TypeError('error loading dynamically imported module: https://docs.example.org/a.js'), // Firefox
  new TypeError('Importing a module script failed.'), // WebKit
  new Error('Unable to preload CSS for /a.css'), // Vite
])('takes "$message" as something that did not arrive', (error) => {
  expect(isLoadFailure(error)).toBe(true);
});

it.each([new TypeError("Cannot read properties of undefined (reading 'load')"), new Error('Broken'), 'Broken', undefined])(
  'takes %s as a crash',
  (error) => {
    expect(isLoadFailure(error)).toBe(false);
  },
);
