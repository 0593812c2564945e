import {parse, type ParserOptions, type ParserPlugin} from '@babel/parser';
import type {Comment, Program} from '@babel/types';
import {readScripts} from './readScripts.ts';

/** A file to migrate. The ending of its path tells the language: .js, .mjs, .cjs, .jsx, .ts, .mts, .cts, .tsx, .vue, .svelte. */
export type SourceFile = {path: string; text: string};

/** A file that the parser accepts. */
export type Syntax = {
  kind: 'syntax';
  text: string;
  program: Program;
  comments: Comment[];
  isTypeScript: boolean;
  /** A template outside of the script uses the script's names, so they have to stay. */
  hasTemplate: boolean;
};

export type Unreadable = {kind: 'unreadable'; reason: string; line: number; column: number};

const options: ParserOptions = {
  allowAwaitOutsideFunction: true,
  allowNewTargetOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  createParenthesizedExpressions: true,
  errorRecovery: true,
};

/** Mistakes that a parser can read over: two scripts of one component may declare the same name. */
const harmless = new Set(['DuplicateExport', 'ModuleExportUndefined', 'VarRedeclaration', 'DuplicateProto']);

type Attempt = {plugins: ParserPlugin[]; sourceType: 'module' | 'script'};

/** Parses a file, or the scripts of a component, as the ending of its path says. All offsets are those of the file. */
export function parseFile({path, text}: SourceFile): Syntax | Unreadable {
  const {script, language, hasTemplate} = readScripts(path, text);
  let failure: Unreadable | undefined;
  for (const attempt of attemptsFor(language)) {
    const result = tryToParse(script, attempt);
    if (result.kind !== 'unreadable') return {...result, text, hasTemplate, isTypeScript: language.startsWith('ts')};
    failure ??= result;
  }
  return failure ?? {kind: 'unreadable', reason: 'The language isn’t known.', line: 1, column: 1};
}

/** JavaScript can be more than JavaScript: Flow's types, or those of TypeScript. */
function attemptsFor(language: 'js' | 'ts' | 'tsx'): Attempt[] {
  const decorated: ParserPlugin[] = ['decorators-legacy'];
  if (language === 'ts') return [{plugins: ['typescript', ...decorated], sourceType: 'module'}];
  if (language === 'tsx') return [{plugins: ['typescript', 'jsx', ...decorated], sourceType: 'module'}];
  return [
    {plugins: ['jsx', ...decorated], sourceType: 'module'},
    {plugins: ['jsx', ...decorated], sourceType: 'script'},
    {plugins: ['jsx', 'flow', ...decorated], sourceType: 'module'},
    {plugins: ['jsx', 'typescript', ...decorated], sourceType: 'module'},
  ];
}

function tryToParse(script: string, attempt: Attempt): Pick<Syntax, 'kind' | 'program' | 'comments'> | Unreadable {
  try {
    const {program, comments, errors} = parse(script, {...options, ...attempt});
    const error = errors?.find(({reasonCode}) => !harmless.has(reasonCode));
    return error ? describe(error) : {kind: 'syntax', program, comments: comments ?? []};
  } catch (error) {
    return describe(error);
  }
}

function describe(error: unknown): Unreadable {
  if (!(error instanceof Error)) throw error;
  const {line = 1, column = 0} = 'loc' in error ? (error.loc as {line?: number; column?: number}) : {};
  // The parser's message ends with the place, which is said elsewhere.
  return {kind: 'unreadable', reason: error.message.replace(/ \(\d+:\d+\)$/, ''), line, column: column + 1};
}
