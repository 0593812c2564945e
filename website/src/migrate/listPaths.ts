import {migrationLanguages} from '../migrationLanguages.ts';

/** What a reader gave: its text, the name of its file if it has one, and the ending of the language if the reader chose one. */
export type Given = {text: string; fileName?: string | undefined; language: string};

const pastedName = 'migrated';

/** The paths to try: their endings say in which languages the code may be. */
export function listPaths({text, fileName = pastedName, language}: Given): string[] {
  const stem = fileName.replace(/\.\w+$/, '');
  if (language === '') return guessEndings(text).map((ending) => `${stem}.${ending}`);
  return [findLanguage(fileName) === language ? fileName : `${stem}.${language}`];
}

/** The language of a file, as the first of its endings. Empty when the name doesn't tell. */
export function findLanguage(fileName: string): string {
  const ending = /\.(\w+)$/.exec(fileName.toLowerCase())?.[1];
  return migrationLanguages.find(({endings}) => endings.some((other) => other === ending))?.endings[0] ?? '';
}

/** JavaScript and JSX are TSX as well, but for a few programs. What only TypeScript has, such as `<T>value`, TSX hasn't. */
function guessEndings(text: string): string[] {
  if (!/^\s*<(script|template|!--)[\s>-]/m.test(text)) return ['tsx', 'ts', 'js'];
  return /^\s*(\$:|\{[#@])|\bexport let\b|\$(state|props|derived)\(/m.test(text) ? ['svelte', 'vue'] : ['vue', 'svelte'];
}
