/** In a shell nothing is special between single quotes, apart from the single quote. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
