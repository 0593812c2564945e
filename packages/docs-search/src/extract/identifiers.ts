const shells = new Set(['bash', 'sh', 'shell', 'console']);
const longestCommand = 160;

/**
 * What of a code sample people search for: commands as they are, and from programs the names made of several words
 * (`waitForTask`, `query_nb_hits`), which are not words of the language.
 */
export function readIdentifiers(code: string, language: string | null): string[] {
  const found = language !== null && shells.has(language) ? commands(code) : names(code);
  return [...new Set(found)];
}

function commands(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && line.length <= longestCommand);
}

function names(code: string): string[] {
  return code.match(/\b[A-Za-z][A-Za-z0-9]*(?:[a-z0-9][A-Z]|_[A-Za-z0-9])\w*/g) ?? [];
}
