import type {Library} from './library.ts';
import {unpackText} from './packText.ts';

/** A row of a table about errors, and the page that has it. */
export type ErrorRow = {route: string; cells: string[]};

/** Shorter texts are in too many others. */
const shortest = 8;

/** Rows of tables in guides whose first cell has the message, or starts it: what came before, why, and what to do. */
export function findErrorRows({pages, defaultVersion}: Library, message: string): ErrorRow[] {
  const wanted = simplify(message);
  const own = pages.filter(({route}) => route.startsWith(`/docs/${defaultVersion.name}/`));
  return own.flatMap(({route, markdown}) =>
    readRows(unpackText(markdown))
      .filter(([first = '']) => isSameMessage(simplify(first), wanted))
      .map((cells) => ({route, cells})),
  );
}

function readRows(markdown: string): string[][] {
  const rows = markdown.match(/^\|.*\|$/gm) ?? [];
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}

/** Whether one of two simplified messages has all words of the other in their order: names and numbers may stand between. */
export function isSameMessage(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  if (short.length < shortest) return false;
  const words = long.split(' ');
  let place = 0;
  return short.split(' ').every((word) => (place = words.indexOf(word, place) + 1) > 0);
}

/** What is left of a message when code marks, dots and numbers are gone, which differ from one to the next. */
export function simplify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
