import type {AnySchema, Schema} from '../../document/openApiDocument.ts';
import {enter, type Found, isValid, nothing, type Run, type Spot, toError} from './evaluation.ts';
import {isEqual} from './isEqual.ts';

type Rule = (run: Run, schema: Schema, spot: Spot, list: unknown[]) => Found;

/** Keywords about the entries of a list. */
export const listRules: Record<string, Rule> = {
  prefixItems: (run, {prefixItems = []}, spot, list) =>
    evaluateEach(
      run,
      spot,
      list.slice(0, prefixItems.length).map((_, index) => index),
      list,
      (index) => [prefixItems[index] ?? true, 'prefixItems', index],
    ),

  items(run, {items, prefixItems}, spot, list) {
    const start = prefixItems?.length ?? 0;
    if (isFalse(items) && prefixItems)
      return list.length > start ? {...nothing, errors: [toError(spot, 'items', {limit: start})]} : nothing;
    const rest = list.map((_, index) => index).slice(start);
    return evaluateEach(run, spot, rest, list, () => [items ?? true, 'items']);
  },

  contains(run, schema, spot, list) {
    const {
      contains = true,
      minContains = 1,
      maxContains,
    } = schema as {contains?: AnySchema; minContains?: number; maxContains?: number};
    const fitting = list.flatMap((value, index) =>
      isValid(run, contains, enter(spot, index, value, 'contains')) ? [String(index)] : [],
    );
    const isFine = fitting.length >= minContains && fitting.length <= (maxContains ?? Infinity);
    const params = maxContains === undefined ? {minContains} : {minContains, maxContains};
    return {errors: isFine ? [] : [toError(spot, 'contains', params)], known: new Set(fitting)};
  },

  uniqueItems(_, {uniqueItems}, spot, list) {
    const twin = uniqueItems === true ? findTwin(list) : undefined;
    return twin ? {...nothing, errors: [toError(spot, 'uniqueItems', twin)]} : nothing;
  },
};

/** What no other keyword has spoken about. */
export function evaluateOtherEntries(run: Run, schema: Schema, spot: Spot, list: unknown[], known: ReadonlySet<string>): Found {
  const {unevaluatedItems} = schema as {unevaluatedItems?: AnySchema};
  const rest = list.map((_, index) => index).filter((index) => !known.has(String(index)));
  if (unevaluatedItems !== false)
    return evaluateEach(run, spot, rest, list, () => [unevaluatedItems ?? true, 'unevaluatedItems']);
  return rest.length > 0 ? {...nothing, errors: [toError(spot, 'unevaluatedItems', {limit: rest[0]})]} : nothing;
}

function evaluateEach(
  run: Run,
  spot: Spot,
  positions: number[],
  list: unknown[],
  choose: (index: number) => [AnySchema, ...(string | number)[]],
): Found {
  const errors: Found['errors'] = [];
  for (const index of positions) {
    const [schema, ...way] = choose(index);
    errors.push(...run.evaluate(run, schema, enter(spot, index, list[index], ...way)).errors);
    if (errors.length >= run.mostErrors) break;
  }
  return {errors, known: new Set(positions.map(String))};
}

function isFalse(schema: unknown): boolean {
  return schema === false;
}

/** Two entries that are the same. Texts and numbers are looked up, so that a long list of them takes no longer than it has to. */
function findTwin(list: unknown[]): {i: number; j: number} | undefined {
  const seen = new Map<unknown, number>();
  const objects: number[] = [];
  for (const [i, value] of list.entries()) {
    const isObject = typeof value === 'object' && value !== null;
    const j = isObject ? objects.find((index) => isEqual(list[index], value)) : seen.get(value);
    if (j !== undefined) return {i, j};
    if (isObject) objects.push(i);
    else seen.set(value, i);
  }
  return undefined;
}
