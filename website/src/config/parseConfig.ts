import {z} from 'zod';

/** Checks a configuration and throws one error that lists every problem with its path. */
export function parseConfig<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.output<Schema> {
  const result = schema.safeParse(value, {reportInput: true});
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => listProblems(issue));
  throw new Error(
    `${file} has ${count(problems.length, 'problem')}:\n${problems.map(({path, text}) => `  ${path || '(top level)'}: ${text}`).join('\n')}`,
  );
}

export type Problem = {path: string; text: string};

/** Turns one Zod issue into problems; of a union, only the alternative that came closest is reported. */
export function listProblems(issue: z.core.$ZodIssue, parent: PropertyKey[] = []): Problem[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = issue.errors.reduce((best, next) => (depth(next) > depth(best) ? next : best));
    return nearest.flatMap((inner) => listProblems(inner, path));
  }
  return [{path: formatPath(path), text: issue.message.replace(/^Invalid input: /, '')}];
}

function depth(issues: z.core.$ZodIssue[]): number {
  return Math.min(...issues.map((issue) => issue.path.length));
}

function formatPath(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
