/** A command-line flag that is a number from 1 on: how often, or how long. */
export function readNumberFlag(name: string, text: string): number {
  const number = Number(text);
  if (!(number >= 1)) throw new Error(`--${name} is "${text}", but must be a number from 1 on.`);
  return number;
}
