import {readFileSync} from 'node:fs';
import {SpecError} from '@docs/openapi/load';
import {parse} from 'yaml';
import type {CodeBundle} from '../../src/build/bundleCode.ts';
import {type CheckName, checkNames, checks} from '../checks/checks.ts';
import {isRaw, type Raw} from '../document/rawDocument.ts';
import {readPage} from '../page/readPage.ts';
import {createResult, type DocumentResult} from './documentResult.ts';
import {type MadeReference, makeReference, type RunStage, type Stage} from './makeReference.ts';
import {forgetPeak, readPeak} from './peakMemory.ts';

const mostExamples = 5;

/**
 * Makes the reference of a document and checks it. `frame` is what every page has that does something. `onStage` hears what is begun:
 * what never ends can't tell.
 */
export async function examineDocument(
  file: string,
  code: CodeBundle,
  frame: Set<string>,
  onStage: (stage: Stage | 'checks') => void = () => undefined,
): Promise<DocumentResult> {
  forgetPeak();
  const stages: DocumentResult['stages'] = {};
  let current: Stage = 'load';
  const runStage: RunStage = async (stage, run) => {
    if (stages[stage] === undefined) onStage(stage);
    current = stage;
    const start = performance.now();
    const result = await run();
    stages[stage] = (stages[stage] ?? 0) + (performance.now() - start) / 1000;
    return result;
  };
  const before = readProcessor();
  const use = (): Pick<DocumentResult, 'stages' | 'seconds' | 'processorSeconds' | 'peakMiB'> => ({
    stages,
    processorSeconds: readProcessor() - before,
    seconds: Object.values(stages).reduce((sum, seconds) => sum + seconds, 0),
    peakMiB: readPeak(),
  });
  try {
    const made = await makeReference(file, code, runStage);
    const taken = use();
    onStage('checks');
    return {...createResult(file, 'rendered'), ...taken, ...describe(made), failures: runChecks(file, made, frame)};
  } catch (error) {
    return {...createResult(file, namesPlace(error) ? 'refused' : 'failed', `${current}: ${wordError(error)}`), ...use()};
  }
}

function readProcessor(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
}

function describe({pages, operations, warnings, markdownBytes, contractBytes}: MadeReference): Partial<DocumentResult> {
  const htmlBytes = pages.reduce((sum, {html}) => sum + html.length, 0);
  return {pages: pages.length, operations, warnings, markdownBytes, contractBytes, htmlBytes};
}

function runChecks(file: string, {pages, files}: MadeReference, frame: Set<string>): DocumentResult['failures'] {
  const facts = pages.map(({route, html}) => readPage(route, html));
  const made = {root: readRaw(file), pages: facts, files: new Set(files), frame};
  const failed = checkNames.flatMap((name): [CheckName, {count: number; examples: string[]}][] => {
    const found = checks[name](made);
    return found.length > 0
      ? [[name, {count: found.length, examples: found.slice(0, mostExamples).map((example) => shorten(example))}]]
      : [];
  });
  return Object.fromEntries(failed);
}

function readRaw(file: string): Raw | undefined {
  const text = readFileSync(file, 'utf8');
  try {
    const value: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text);
    return isRaw(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function namesPlace(error: unknown): boolean {
  return error instanceof SpecError && error.problems.every(({line, message}) => line > 0 && message !== '');
}

/** The first of our own files in the stack says more than most messages. */
function wordError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4);
  return shorten([error.message, ...(error instanceof SpecError ? [] : places.map((line) => line.trim()))].join('\n'), 900);
}

function shorten(text: string, length = 300): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
