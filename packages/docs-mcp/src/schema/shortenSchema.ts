import type {Schema} from '@docs/openapi';
import {firstSentence} from '../markdown/cutText.ts';
import {type Definitions, rewrite, toJsonSchema} from './definitions.ts';

/** How much is said about each field: everything, a sentence, or only what values it takes. */
export type Detail = (typeof details)[number];
const details = ['full', 'sentences', 'types'] as const;

/** A definition of this length takes no more room where it's used than its name does. */
const shortest = 70;

/** A schema as JSON of at most this length, with as much about its fields as fits; nothing if it doesn't fit at all. */
export function shortenSchema(
  schema: Schema,
  definitions: Definitions,
  limit: number,
): {json: string; detail: Detail} | undefined {
  for (const detail of details) {
    const json = write(schema, definitions, detail);
    if (json.length <= limit) return {json, detail};
  }
  return undefined;
}

function write(schema: Schema, definitions: Definitions, detail: Detail): string {
  const reduced = Object.entries(definitions).map(([name, definition]) => [name, reduce(definition, detail)] as const);
  const isShort = (definition: Schema): boolean => {
    const json = JSON.stringify(definition);
    return json.length <= shortest && !json.includes('"$ref"');
  };
  const short = new Map(reduced.filter(([, definition]) => isShort(definition)));
  const long = reduced.filter(([name]) => !short.has(name)).map(([name, definition]) => [name, inline(definition, short)]);
  const whole = inline(reduce(schema, detail), short);
  return JSON.stringify(long.length === 0 ? whole : {...whole, $defs: Object.fromEntries(long) as unknown});
}

/** Writes short definitions where they are used. */
function inline(schema: Schema, short: Map<string, Schema>): Schema {
  return rewrite(schema, (one) => {
    const {$ref, ...rest} = one;
    const definition = typeof $ref === 'string' ? short.get($ref.replace('#/$defs/', '')) : undefined;
    return definition ? {...definition, ...rest} : one;
  });
}

function reduce(schema: Schema, detail: Detail): Schema {
  const own = toJsonSchema(schema);
  return detail === 'full' ? own : rewrite(own, (one) => sayLess(one, detail));
}

function sayLess({description, examples, ...rest}: Schema, detail: Detail): Schema {
  if (detail === 'types') return rest;
  return {
    ...rest,
    ...(description !== undefined && {description: firstSentence(description)}),
    ...(examples && {examples: examples.slice(0, 1)}),
  };
}
