import path from 'node:path';
import ts from 'typescript';
import type {TypeNote} from './proofs.ts';
import {modules, type Version} from './versions.ts';

export type CheckedTypes = {problems: string[]; types: TypeNote[]};

const root = path.resolve(import.meta.dirname, '../..');

const shared = {
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  lib: ['es2022', 'dom'],
  types: ['node'],
};

/** Where the types of an older version are: it has another name in node_modules, and its parts lie inside of it. */
function pathsOf(alias: string): Record<string, string[]> {
  const folder = path.join(root, 'node_modules', alias);
  return {
    algoliasearch: [folder],
    'algoliasearch/*': [path.join(folder, '*')],
    '@algolia/*': [path.join(folder, 'node_modules/@algolia/*')],
  };
}

const configurations: Record<Version, object> = {
  v4: {...shared, moduleResolution: 'bundler', esModuleInterop: true, paths: pathsOf(modules.v4)},
  /** The pre-release names no types in "exports", so that only the old way finds them. */
  alpha: {
    ...shared,
    moduleResolution: 'node10',
    ignoreDeprecations: '6.0',
    paths: pathsOf(modules.alpha),
  },
  /** The samples run in Node.js, whose build has methods that the one for browsers lacks. */
  ga: {...shared, moduleResolution: 'bundler', customConditions: ['node']},
};

/** Longer ones are no help to anyone. */
const longest = 600;

/** Checks programs together, because reading the client's types takes longest, and notes the types that a reader may ask for. */
export function checkTypes(files: string[], version: Version): Map<string, CheckedTypes> {
  const service = createService(files, version);
  return checkEach(service, files, (source) => ({problems: listProblems(service, source), types: listTypes(service, source)}));
}

/** Only the problems: the notes take as long again. */
export function findTypeProblems(files: string[], version: Version): Map<string, string[]> {
  const service = createService(files, version);
  return checkEach(service, files, (source) => listProblems(service, source));
}

function createService(files: string[], version: Version): ts.LanguageService {
  const {options, errors} = ts.convertCompilerOptionsFromJson(configurations[version], root);
  if (errors.length > 0) throw new Error(errors.map(({messageText}) => toText(messageText)).join('\n'));
  return ts.createLanguageService(createHost(files, options));
}

function checkEach<Result>(
  service: ts.LanguageService,
  files: string[],
  check: (source: ts.SourceFile) => Result,
): Map<string, Result> {
  const program = service.getProgram();
  return new Map(
    files.map((file) => {
      const source = program?.getSourceFile(file);
      if (!source) throw new Error(`TypeScript cannot read ${file}.`);
      return [file, check(source)];
    }),
  );
}

function listProblems(service: ts.LanguageService, source: ts.SourceFile): string[] {
  const {fileName} = source;
  const problems = [...service.getSyntacticDiagnostics(fileName), ...service.getSemanticDiagnostics(fileName)];
  return problems.map((problem) => describeProblem(problem, source));
}

function createHost(files: string[], options: ts.CompilerOptions): ts.LanguageServiceHost {
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => files,
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const source = ts.sys.readFile(file);
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
    readDirectory: (...args) => ts.sys.readDirectory(...args),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
    realpath: (file) => ts.sys.realpath?.(file) ?? file,
  };
}

function describeProblem({messageText, start = 0}: ts.Diagnostic, source: ts.SourceFile): string {
  return `line ${source.getLineAndCharacterOfPosition(start).line + 1}: ${toText(messageText)}`;
}

function toText(message: string | ts.DiagnosticMessageChain): string {
  return ts.flattenDiagnosticMessageText(message, '\n');
}

/** Names that are declared, and what is called or read of the client: the places where a reader wonders. */
function listTypes(service: ts.LanguageService, source: ts.SourceFile): TypeNote[] {
  const notes: TypeNote[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isWorthNoting(node)) notes.push(...noteType(service, source, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return notes;
}

function isWorthNoting({parent}: ts.Identifier): boolean {
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isParameter(parent) ||
    ts.isPropertyAccessExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isTypeReferenceNode(parent)
  );
}

function noteType(service: ts.LanguageService, source: ts.SourceFile, node: ts.Identifier): TypeNote[] {
  const start = node.getStart(source);
  const info = service.getQuickInfoAtPosition(source.fileName, start)?.displayParts ?? [];
  // Where a name comes from is in the imports; what it is counts here.
  const text = ts
    .displayPartsToString(info)
    .replace(/^\(alias\) /, '')
    .replace(/\nimport .*$/, '');
  if (text === '' || text.length > longest || /\bany$/.test(text)) return [];
  const {line, character} = source.getLineAndCharacterOfPosition(start);
  return [{line: line + 1, from: character, to: character + node.text.length, name: node.text, text}];
}
