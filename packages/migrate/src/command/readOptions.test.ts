import {expect, it} from 'vitest';
import {CommandError} from './files/commandError.ts';
import {readOptions} from './readOptions.ts';

const read = (...argv: string[]) => readOptions(argv, 'migrate');

it('reads paths and flags in any order', () => {
  expect(read('src', '--dry-run', 'a.js', '--json')).toEqual({
    paths: ['src', 'a.js'],
    isDryRun: true,
    isJson: true,
    isVerbose: false,
    isForced: false,
    wantsHelp: false,
  });
});

it('takes what follows -- for a path', () => {
  expect(read('--', '--force')).toMatchObject({paths: ['--force'], isForced: false});
});

it('shows how to call it when there is no path', () => {
  expect(() => read('--dry-run')).toThrow(CommandError);
  expect(() => read()).toThrowErrorMatchingInlineSnapshot(`
    [Error: migrate [options] <files or folders>

    Rewrites programs for algoliasearch 4 to algoliasearch 5, and lists what's left to do.
    Takes .js .mjs .cjs .jsx .ts .mts .cts .tsx .vue .svelte and package.json.

      --dry-run  show the changes and write nothing
      --verbose  also list the changes that you don't have to look at
      --json     print one JSON document instead of text
      --force    also write files that have uncommitted changes or aren't in git
      --help     print this help

    Exits with 0; with 1 if a file can't be parsed; with 2 if nothing was done.]
  `);
});

it('needs no path for its help', () => {
  expect(read('-h').wantsHelp).toBe(true);
});

it('names the flags when one is not known', () => {
  expect(() => read('src', '--dryrun')).toThrow(/'--dryrun'[^]*--dry-run/);
});
