/**
 * A pattern as JavaScript reads it with the flag `u`, which JSON Schema asks for. Many are written without it in mind: they escape what
 * needs no escape, and leave braces alone. Undefined if it is no pattern even then.
 */
export function readPattern(pattern: string): string | undefined {
  if (isPattern(pattern)) return pattern;
  const repaired = pattern.replaceAll(needlessEscape, '$1').replaceAll(looseBrace, '\\$1');
  return isPattern(repaired) ? repaired : undefined;
}

/** Of letters and digits, only some have a meaning. `\-` has one in a class alone, where it is the same as the sign at its end. */
const needlessEscape = /\\([^\w\s^$\\.*+?()[\]{}|/-]|_)/g;

/** A brace that is not part of `{2}`, `{2,}` or `{2,5}`, and has no backslash before it. */
const looseBrace = /(?<!\\)(\{(?!\d+(?:,\d*)?\})|(?<!\{\d+(?:,\d*)?)\})/g;

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
