import type {Node} from '@babel/types';
import {object, type Code, type Field} from '../edits/code.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {field, type NewCall, type Rule} from './newCall.ts';

const ownRestrictions = new Set(['filters', 'validUntil', 'restrictIndices', 'restrictSources', 'userToken']);

/** Search parameters that aren't restrictions of their own go into `searchParams`. */
export const generateSecuredApiKey: Rule = (call) => {
  const [parentApiKey, restrictions] = call.args;
  const given = restrictions && unwrap(restrictions);
  if (given && given.type !== 'ObjectExpression') return build(parentApiKey, restrictions, undefinedFinding(true));
  const own: Field[] = [];
  const search: Field[] = [];
  let hasList = false;
  for (const property of given?.properties ?? []) {
    const key = keyOf(property);
    const isOwn = key === undefined || ownRestrictions.has(key);
    (isOwn ? own : search).push(restriction(key, property, call.job.style.quote));
    if (!isOwn && property.type === 'ObjectProperty' && hasListInside(unwrap(property.value))) hasList = true;
  }
  const nested: Field[] = search.length > 0 ? [{key: 'searchParams', value: object(search)}] : [];
  const hasSpread = given?.properties.some(({type}) => type === 'SpreadElement') ?? false;
  const isUntouched = search.length === 0 && given && own.every((part) => 'same' in part);
  const value: Code = isUntouched ? given : object([...own, ...nested]);
  return build(parentApiKey, value, hasList ? listFinding : undefinedFinding(hasSpread));
};

const listFinding: NonNullable<NewCall['finding']> = {
  kind: 'check',
  why: 'Version 5 joins lists with commas, so a list in a list would lose its OR. `JSON.stringify` keeps it, as version 4 did.',
};

function undefinedFinding(isUnknown: boolean): NonNullable<NewCall['finding']> {
  return isUnknown
    ? {
        kind: 'check',
        why: 'Only `filters`, `validUntil`, `restrictIndices`, `restrictSources` and `userToken` stay there. Move other search parameters into `searchParams`. `restrictIndices` must be a list.',
      }
    : {kind: 'changed'};
}

function build(
  parentApiKey: Node | undefined,
  restrictions: Code | undefined,
  finding: NonNullable<NewCall['finding']>,
): NewCall {
  return {
    method: 'generateSecuredApiKey',
    section: 'secured-api-keys',
    fields: [field('parentApiKey', parentApiKey), field('restrictions', restrictions ?? '{}')],
    finding,
  };
}

function hasListInside(value: Node): boolean {
  return (
    value.type === 'ArrayExpression' && value.elements.some((element) => element && unwrap(element).type === 'ArrayExpression')
  );
}

/** Lists are written as version 4 wrote them. `restrictIndices` has to be a list. */
function restriction(key: string | undefined, property: Node, quote: string): Field {
  if (property.type !== 'ObjectProperty' || key === undefined) return {same: property};
  const value = unwrap(property.value);
  if (key === 'restrictIndices' && (value.type === 'StringLiteral' || value.type === 'TemplateLiteral'))
    return {
      key,
      value:
        value.type === 'StringLiteral' && value.value.includes(',')
          ? `[${value.value
              .split(',')
              .map((name) => quote + name.trim() + quote)
              .join(', ')}]`
          : ['[', property.value, ']'],
    };
  const isSearchList = !ownRestrictions.has(key) && hasListInside(value);
  return isSearchList ? {key, value: ['JSON.stringify(', property.value, ')']} : {same: property};
}
