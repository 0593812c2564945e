import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {beforePaint} from './beforePaint.ts';
import {storageKeys} from './storageKeys.ts';

type Options = Parameters<typeof beforePaint>[0];
type Browser = {stored?: Record<string, string>; isDark?: boolean; search?: string; isStorageBlocked?: boolean};

const defaults: Options = {
  defaultMode: 'light',
  followsSystem: true,
  announcementId: 'version-5',
  languages: ['php', 'java'],
  keys: storageKeys,
};

/** Runs the script as a page does, from its text and with nothing but the browser around it; returns what `<html>` says then. */
function run(
  {stored = {}, isDark = false, search = '', isStorageBlocked = false}: Browser,
  options: Partial<Options> = {},
): object {
  const dataset = {};
  const getItem = (key: string): string | null => {
    if (isStorageBlocked) throw new Error('Storage is blocked.');
    return stored[key] ?? null;
  };
  runInNewContext(`(${beforePaint.toString()})(${JSON.stringify({...defaults, ...options})})`, {
    document: {documentElement: {dataset}},
    localStorage: {getItem},
    location: {search},
    matchMedia: (query: string) => ({matches: isDark && query === '(prefers-color-scheme: dark)'}),
    URLSearchParams,
  });
  return dataset;
}

it('says that scripts run', () => {
  expect(run({})).toEqual({theme: 'light', js: ''});
});

describe('the colour mode', () => {
  it('is the stored one', () => {
    expect(run({stored: {theme: 'dark'}})).toMatchObject({theme: 'dark'});
    expect(run({stored: {theme: 'light'}, isDark: true})).toMatchObject({theme: 'light'});
  });

  it('is that of the system when none is stored', () => {
    expect(run({isDark: true})).toMatchObject({theme: 'dark'});
    expect(run({isDark: false}, {defaultMode: 'dark'})).toMatchObject({theme: 'light'});
  });

  it('is the default when the system is not followed', () => {
    expect(run({isDark: true}, {followsSystem: false})).toMatchObject({theme: 'light'});
    expect(run({}, {followsSystem: false, defaultMode: 'dark'})).toMatchObject({theme: 'dark'});
  });

  it('ignores a stored value that is no colour mode', () => {
    expect(run({stored: {theme: 'blue'}, isDark: true})).toMatchObject({theme: 'dark'});
  });
});

describe('the announcement', () => {
  const dismissed = {[storageKeys.announcementId]: 'version-5', [storageKeys.announcementDismissed]: 'true'};

  it('stays away once it was dismissed', () => {
    expect(run({stored: dismissed})).toMatchObject({announcement: 'dismissed'});
  });

  it.each([
    ['another one was dismissed', {stored: {...dismissed, [storageKeys.announcementId]: 'version-4'}}],
    ['it was only seen', {stored: {...dismissed, [storageKeys.announcementDismissed]: 'false'}}],
    ['nothing is stored', {}],
  ])('is shown when %s', (_, browser) => {
    expect(run(browser)).not.toHaveProperty('announcement');
  });

  it('is not dismissed when the site has none', () => {
    expect(run({stored: dismissed}, {announcementId: null})).not.toHaveProperty('announcement');
  });
});

describe('the language', () => {
  const stored = {[storageKeys.language]: 'java'};

  it('is the stored one', () => {
    expect(run({stored})).toMatchObject({language: 'java'});
  });

  it('is that of the address before the stored one', () => {
    expect(run({stored, search: '?q=a&language=php'})).toMatchObject({language: 'php'});
  });

  it('is not set when there is none', () => {
    expect(run({})).not.toHaveProperty('language');
  });

  it('is the stored one when the link asks for one that is not known', () => {
    expect(run({stored, search: '?language=cobol'})).toMatchObject({language: 'java'});
  });
});

it('takes blocked storage for empty', () => {
  const stored = {theme: 'light', [storageKeys.language]: 'java'};
  expect(run({stored, isDark: true, isStorageBlocked: true})).toEqual({theme: 'dark', js: ''});
});
