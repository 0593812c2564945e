import {z} from 'zod';
import {AuthorError} from './authorError.ts';

/** Checks a configuration and throws one error that lists every problem with its path. */
export function parseConfig<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.output<Schema> {
  const result = schema.safeParse(value, {reportInput: true, error: explainUnknownKeys});
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => listProblems(issue));
  throw new AuthorError(
    `${file} has ${countNoun(problems.length, 'problem')}:\n${problems.map(({path, text}) => `  ${path || '(top level)'}: ${text}`).join('\n')}`,
  );
}

type Problem = {path: string; text: string};

/** Turns one Zod issue into problems; of a union, only the alternative that came closest is reported. */
export function listProblems(issue: z.core.$ZodIssue, parent: PropertyKey[] = []): Problem[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = issue.errors.reduce((best, next) => (isNearer(next, best) ? next : best));
    return nearest.flatMap((inner) => listProblems(inner, path));
  }
  return [{path: formatPath(path), text: issue.message.replace(/^Invalid input: /, '')}];
}

/** The alternative that was meant is right to a greater depth, and has fewer problems there. */
function isNearer(next: z.core.$ZodIssue[], best: z.core.$ZodIssue[]): boolean {
  return depth(next) === depth(best) ? next.length < best.length : depth(next) > depth(best);
}

/** An unknown key or a failed check still means that the type is right, so it counts as one level deeper. */
function depth(issues: z.core.$ZodIssue[]): number {
  return Math.min(...issues.map(({code, path}) => path.length + (code === 'invalid_type' ? 0 : 1)));
}

function explainUnknownKeys({code, keys, inst}: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys' || !(inst instanceof z.ZodObject)) return undefined;
  return `unknown: ${keys.join(', ')}; known keys: ${Object.keys(inst.shape).join(', ')}`;
}

function formatPath(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

export function countNoun(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
