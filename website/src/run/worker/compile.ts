import {transform} from 'sucrase';

/** What a program imports, by its name. */
export type Modules = Record<string, object>;
export type Program = () => Promise<unknown>;

type Require = (name: string) => object;
type Compiled = (require: Require, exports: object) => Promise<unknown>;

// Taken before strings can't become code any more.
const AsyncFunction = (async () => {}).constructor as new (...parameters: string[]) => Compiled;

/** Lines that the engine puts before the code of a function. */
const linesBefore = 2;

/** What sucrase reads differently from browsers, or not at all. It could hide an import of an address. */
const unreadable = /<!--|-->|\bimport\s*\./;

/** A program in JavaScript or TypeScript as a function. Types go, and imports become calls; the lines stay where they are. */
export function compile(source: string, modules: Modules): Program {
  const [found] = unreadable.exec(source) ?? [];
  if (found !== undefined) throw new SyntaxError(`Programs in this page can’t contain ${found}`);
  const {code} = transform(source, {transforms: ['typescript', 'imports'], disableESTransforms: true});
  const program = new AsyncFunction('require', 'exports', code);
  return () => program((name) => findModule(name, modules), {});
}

function findModule(name: string, modules: Modules): object {
  const found = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (!found) throw new Error(`Can’t import '${name}' in this page. A program can import ${Object.keys(modules).join(', ')}.`);
  return {...found, __esModule: true};
}

/** The line of the program that an error comes from, if the browser says so. */
export function findLine({stack = ''}: Error): number | undefined {
  const [, line] = /(?:<anonymous>|AsyncFunction|Function):(\d+):\d+/.exec(stack) ?? [];
  return line === undefined ? undefined : Number(line) - linesBefore;
}
