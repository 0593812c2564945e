import type {Check} from './check.ts';

/** What does something on a page and is no part of the frame: it can only come from the document. */
export const findForeignParts: Check = ({pages, frame}) =>
  pages.flatMap(({route, active}) =>
    [...new Set(active)].filter((part) => !frame.has(part)).map((part) => `${route}: ${part.slice(0, 200)}`),
  );
