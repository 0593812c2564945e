import {listRaw, type Raw} from '../document/rawDocument.ts';
import {listRawOperations} from '../document/rawOperations.ts';
import {createWalk, listFieldNames} from '../document/rawSchemas.ts';
import type {View} from '../page/pageFacts.ts';
import type {Check} from './check.ts';
import {withCallbacks} from './findMissingOperations.ts';
import {createPageMap} from './pageMap.ts';

/** Objects of the document whose fields no page lists together. Which page it is, `findUnreachedFields` asks. */
export const findMissingFields: Check = ({root, pages}) => {
  if (!root) return [];
  const {listNames} = createPageMap(pages);
  const views = pages.flatMap((page) => page.views.map((view) => ({view, route: page.route})));
  const byName = new Map<string, typeof views>();
  for (const placed of views) for (const name of placed.view.names) byName.set(name, [...(byName.get(name) ?? []), placed]);
  const expanded = new Map<View, Set<string>>();
  const namesOf = ({view, route}: (typeof views)[number]): Set<string> => {
    const names = expanded.get(view) ?? listNames(view, route);
    expanded.set(view, names);
    return names;
  };
  const holders = views.filter(({view}) => view.includes.size > 0);
  const hasAll = (names: string[]): boolean => {
    const rarest = names.map((name) => byName.get(name) ?? []).sort((one, other) => one.length - other.length)[0] ?? [];
    return [rarest, holders].some((candidates) => candidates.some((placed) => isWithin(names, namesOf(placed))));
  };
  return listObjects(root).flatMap(({names, place}) =>
    hasAll(names)
      ? []
      : [`${place}: ${names.filter((name) => !byName.has(name)).join(', ') || `not together: ${names.join(', ')}`}`],
  );
};

function isWithin(names: string[], shown: Set<string>): boolean {
  return names.every((name) => shown.has(name));
}

/** Every object schema with fields, each set of names once, and where it's used first. */
function listObjects(root: Raw): {names: string[]; place: string}[] {
  const walk = createWalk(root);
  const shared = [...listRaw((root.components as Raw | undefined)?.schemas), ...listRaw(root.definitions)];
  const starts = [
    ...shared.map(([name, schema]) => ({place: name, schemas: [schema] as unknown[]})),
    ...listRawOperations(root)
      .flatMap(withCallbacks)
      .map(({call, schemas}) => ({place: call, schemas})),
  ];
  const seen = new Set<Raw>();
  const objects = new Map<string, {names: string[]; place: string}>();
  for (const {place, schemas} of starts)
    for (const schema of walk(schemas, seen)) {
      const names = listFieldNames(root, schema);
      const key = JSON.stringify(names);
      if (names.length > 0 && !objects.has(key)) objects.set(key, {names, place});
    }
  return [...objects.values()];
}
