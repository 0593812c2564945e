import {isSchema} from '../document/schemaChildren.ts';
import type {Values} from './mapObjects.ts';

/** A schema of an older draft of JSON Schema with the keywords of 2020-12. */
export function upgradeDraft(schema: Values): Values {
  return rules.reduce((upgraded, rule) => rule(upgraded), schema);
}

const rules = [upgradeId, upgradeDefinitions, upgradeItems, upgradeDependencies, upgradeDivisor];

/** `id` was a keyword in draft 4. What is no address is something else: in some documents, an extension without its "x-". */
function upgradeId({id, ...schema}: Values): Values {
  if (typeof id !== 'string' || !/^(\w+:\/\/|urn:|#)/.test(id)) return id === undefined ? schema : {...schema, id};
  if (id.startsWith('#')) return {$anchor: id.slice(1), ...schema};
  return {$id: id, ...schema};
}

function upgradeDefinitions({definitions, ...schema}: Values): Values {
  if (!isSchema(definitions)) return definitions === undefined ? schema : {...schema, definitions};
  const {$defs} = schema;
  return {...schema, $defs: {...definitions, ...(isSchema($defs) && $defs)}};
}

/** A list of schemas was for the first entries, and `additionalItems` for the others. */
function upgradeItems(schema: Values): Values {
  const {additionalItems, ...rest} = schema;
  if (!Array.isArray(rest.items)) return rest;
  const {items, ...others} = rest;
  return {...others, prefixItems: items, ...(additionalItems !== undefined && {items: additionalItems})};
}

/** A field that needs others named them, or a schema. Now these are two keywords. */
function upgradeDependencies({dependencies, ...schema}: Values): Values {
  if (!isSchema(dependencies)) return dependencies === undefined ? schema : {...schema, dependencies};
  const entries = Object.entries(dependencies);
  const required = entries.filter(([, needed]) => Array.isArray(needed) || typeof needed === 'string');
  const schemas = entries.filter(([, needed]) => isSchema(needed) || typeof needed === 'boolean');
  return {
    ...schema,
    ...(required.length > 0 && {
      dependentRequired: Object.fromEntries(required.map(([name, needed]) => [name, [needed].flat()])),
    }),
    ...(schemas.length > 0 && {dependentSchemas: Object.fromEntries(schemas)}),
  };
}

/** In draft 3. */
function upgradeDivisor({divisibleBy, ...schema}: Values): Values {
  return divisibleBy === undefined ? schema : {multipleOf: divisibleBy, ...schema};
}
