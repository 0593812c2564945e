import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../../../../..');
// The samples are in no file; they resolve packages as if they were here.
const folder = path.join(root, 'packages/openapi');

const shared = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  lib: ['es2022', 'dom'],
  types: ['node'],
  typeRoots: ['node_modules/@types'],
};

/** Compiler options as in a tsconfig.json. */
export const configurations = {
  /** The alphas name no types in "exports", so that only the old way finds them. They are installed under other names. */
  alpha: {
    ...shared,
    moduleResolution: 'node10',
    ignoreDeprecations: '6.0',
    paths: Object.fromEntries(
      ['search', 'abtesting', 'analytics', 'personalization'].map((name) => [
        `@algolia/client-${name}`,
        [path.join(root, `node_modules/client-${name}-alpha`)],
      ]),
    ),
  },
  stable: {...shared, moduleResolution: 'bundler'},
};

export type CompiledSample = {
  name: string;
  errors: string[];
  /** The fields of the method's first argument, as the client declares them. */
  declaredFields: string[];
};

/** Checks all samples in one program: what takes time is reading the clients' types. */
export function compile(samples: {name: string; code: string}[], configuration: object): CompiledSample[] {
  const {options} = ts.convertCompilerOptionsFromJson(configuration, root);
  const files = new Map(samples.map(({name, code}) => [path.join(folder, `${name.replaceAll(' ', '.')}.ts`), {name, code}]));
  const program = ts.createProgram([...files.keys()], options, createHost(files, options));
  const problems = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()].map(toMessage);
  if (problems.length > 0) throw new Error(`The samples cannot be compiled: ${problems.join('\n')}`);
  return [...files].map(([file, {name}]) => {
    const source = program.getSourceFile(file);
    const errors = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(toMessage);
    return {name, errors, declaredFields: source ? listDeclaredFields(program.getTypeChecker(), source) : []};
  });
}

function createHost(files: Map<string, {code: string}>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    getSourceFile: (file, version, ...others) => {
      const sample = files.get(file);
      return sample ? ts.createSourceFile(file, sample.code, version, true) : host.getSourceFile(file, version, ...others);
    },
  };
}

function toMessage({messageText}: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n');
}

/** What `const response = await client.method(…)` may be called with. */
function listDeclaredFields(checker: ts.TypeChecker, source: ts.SourceFile): string[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAwaitExpression(node) && ts.isCallExpression(node.expression)) calls.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const [first] = calls[0] ? (checker.getResolvedSignature(calls[0])?.getParameters() ?? []) : [];
  if (!first) return [];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(first));
  return type.getProperties().map((property) => property.name);
}
