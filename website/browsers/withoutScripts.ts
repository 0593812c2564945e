import {expect} from 'vitest';
import {guide, reference} from '../e2e/routes.ts';
import {type Behaviours, expectInView} from './behaviours.ts';

/** What readers can do with scripts turned off in the browser. */
export const withoutScripts: Behaviours = {
  'all tabs are shown, and nothing that needs scripts': async (reader) => {
    await reader.open(guide);
    const text = await reader.readText('main');
    for (const command of ['npm install', 'composer require', 'com.algolia']) expect(text).toContain(command);
    expect(await reader.sees('[role=tab], nav button[aria-label="Dark mode"], [aria-label="Dismiss announcement"]')).toBe(false);
  },

  'links lead on, and back leads back': async (reader) => {
    await reader.open(guide);
    await reader.click('nav[aria-label="Main"] a', 'Contributing');
    await expect.poll(() => reader.readText('h1')).toBe('Contribute to the clients');
    await reader.back();
    await expect.poll(() => reader.readText('h1')).toBe('Introduction to the clients');
  },

  'a dropdown opens': async (reader) => {
    await reader.open('/');
    expect(await reader.sees('nav[aria-label="Main"] details ul')).toBe(false);
    await reader.click('nav[aria-label="Main"] summary');
    await expect.poll(() => reader.sees('nav[aria-label="Main"] details[open] ul')).toBe(true);
  },

  'the search button leads to the search page': async (reader) => {
    await reader.open(guide);
    await reader.click('[data-search-open]');
    await expect.poll(() => reader.readAddress()).toBe('/search');
  },

  'a deep link leads to its operation': async (reader) => {
    await reader.open(`${reference}#operation/browse`);
    await expectInView(reader, 'operation/browse');
  },
};
