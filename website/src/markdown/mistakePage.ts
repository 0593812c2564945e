import {VFileMessage} from 'vfile-message';
import type {VFile} from 'vfile';
import type {FrontMatter} from '../docs/frontMatter.ts';

/** A mistake of the author: where it is, and what to do. */
type Mistake = {place: string; message: string};

/** Reads the error that compiling a page gave. */
export function readMistake(error: unknown, file: string): Mistake {
  if (error instanceof VFileMessage) {
    // A tag that is never closed is only placed in the words: "Expected a closing tag for `<Tabs>` (6:1-6:7)".
    const [, line = error.line, column = error.column] = / \((\d+):(\d+)-[\d:]+\)/.exec(error.reason) ?? [];
    return {place: [file, line, column].filter((part) => part !== undefined).join(':'), message: error.reason};
  }
  return {place: file, message: error instanceof Error ? error.message : String(error)};
}

/**
 * The module of a page that cannot be compiled: it shows the mistake where its author looks, and all other pages go on working.
 * Only `npm run dev` shows it; a build fails.
 */
export function renderMistakePage({place, message}: Mistake, {data}: VFile): string {
  const frontMatter: FrontMatter = {
    title: 'This page has a mistake',
    description: message,
    keywords: [],
    draft: false,
    ...data.frontMatter,
    hide_table_of_contents: true,
  };
  return `import {createElement} from 'react';
export const frontMatter = ${JSON.stringify(frontMatter)};
export const headings = [];
export default () => createElement('div', {role: 'alert'},
  createElement('p', {}, createElement('strong', {}, ${JSON.stringify(place)})),
  createElement('p', {}, ${JSON.stringify(message)}));
`;
}
