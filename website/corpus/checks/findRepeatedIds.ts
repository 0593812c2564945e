import type {Check} from './check.ts';

/** Ids that a page has more than once. */
export const findRepeatedIds: Check = ({pages}) =>
  pages.flatMap(({route, ids}) => {
    const seen = new Set<string>();
    const repeated = new Set(ids.filter((id) => seen.has(id) || !seen.add(id)));
    return [...repeated].map((id) => `${route}#${id}`);
  });
