import {parseArgs} from 'node:util';
import {CommandError} from './files/commandError.ts';
import {endings} from './files/fileNames.ts';

export type Options = {
  paths: string[];
  isDryRun: boolean;
  isJson: boolean;
  isVerbose: boolean;
  isForced: boolean;
  wantsHelp: boolean;
};

/** Reads the arguments. `command` is what they follow, for the help. */
export function readOptions(argv: string[], command: string): Options {
  const {values, positionals} = parse(argv, command);
  if (positionals.length === 0 && !values.help) throw new CommandError(renderHelp(command));
  return {
    paths: positionals,
    isDryRun: values['dry-run'],
    isJson: values.json,
    isVerbose: values.verbose,
    isForced: values.force,
    wantsHelp: values.help,
  };
}

function parse(argv: string[], command: string) {
  const flag = {type: 'boolean', default: false} as const;
  const options = {'dry-run': flag, json: flag, verbose: flag, force: flag, help: {...flag, short: 'h'}} as const;
  try {
    return parseArgs({args: argv, options, allowPositionals: true});
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${problem}\n\n${renderHelp(command)}`, {cause: error});
  }
}

export function renderHelp(command: string): string {
  return `${command} [options] <files or folders>

Rewrites programs for algoliasearch 4 to algoliasearch 5, and lists what's left to do.
Takes ${endings.join(' ')} and package.json.

  --dry-run  show the changes and write nothing
  --verbose  also list the changes that you don't have to look at
  --json     print one JSON document instead of text
  --force    also write files that have uncommitted changes or aren't in git
  --help     print this help

Exits with 0; with 1 if a file can't be parsed; with 2 if nothing was done.`;
}
