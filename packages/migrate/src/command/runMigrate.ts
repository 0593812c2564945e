import {CommandError} from './files/commandError.ts';
import {findFiles} from './files/findFiles.ts';
import {findRisks, type Risk} from './files/git.ts';
import {encode, readSources} from './files/readSources.ts';
import {writeFiles} from './files/writeFiles.ts';
import {migrateSources} from './migrateSources.ts';
import {type Environment, hasColour, type Output} from './output.ts';
import {createProgress} from './progress.ts';
import {type Options, readOptions, renderHelp} from './readOptions.ts';
import {renderDiff} from './report/renderDiff.ts';
import {renderJson} from './report/renderJson.ts';
import {renderSummary} from './report/renderSummary.ts';
import type {FileResult, Report} from './report/report.ts';

export type Program = {
  /** What starts the program, arguments follow: the help is written with it. */
  command: string;
  argv: string[];
  cwd: string;
  env: Environment;
  stdout: Output;
  stderr: Output;
};

/** Runs the command and returns its exit code: 0, 1 if a file can't be parsed, 2 if it was refused. */
export function runMigrate(program: Program): number {
  try {
    return migrate(program);
  } catch (error) {
    if (!(error instanceof CommandError) && !isSystemError(error)) throw error;
    program.stderr.write(`${error.message}\n`);
    return 2;
  }
}

/** Such as a folder that nobody may read: what the system says is enough. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

function migrate({command, argv, cwd, env, stdout, stderr}: Program): number {
  const options = readOptions(argv, command);
  if (options.wantsHelp) {
    stdout.write(`${renderHelp(command)}\n`);
    return 0;
  }
  const {files, skipped} = findFiles(options.paths, cwd);
  const results = migrateSources(readSources(files), createProgress(stderr));
  if (!options.isDryRun) writeResults(results, options);
  stdout.write(renderReport({results, skipped, isDryRun: options.isDryRun}, options, hasColour(stdout, env)));
  return results.some(({status}) => status === 'unreadable') ? 1 : 0;
}

function writeResults(results: FileResult[], {isForced}: Options): void {
  const changed = results.flatMap((result) =>
    result.status === 'changed' ? [{...result, content: encode(result.text, result.hasMark)}] : [],
  );
  if (!isForced) refuseRisks(findRisks(changed));
  writeFiles(changed);
}

function refuseRisks(risks: Risk[]): void {
  if (risks.length === 0) return;
  throw new CommandError(`Nothing was written, because git couldn't bring back files that would change:
${risks.map(({path, reason}) => `  ${path}  ${reason}`).join('\n')}
Commit them first, so that you can review and undo the migration.
Or use --dry-run to only see it, or --force to write the files anyway.`);
}

function renderReport(report: Report, {isJson, isVerbose}: Options, isColoured: boolean): string {
  if (isJson) return renderJson(report);
  const diffs = report.results.map((result) =>
    report.isDryRun && result.status === 'changed' ? renderDiff(result.path, result.source, result.text, isColoured) : '',
  );
  const summary = renderSummary(report, isVerbose);
  return [...diffs.filter((diff) => diff !== ''), summary].join('\n');
}
