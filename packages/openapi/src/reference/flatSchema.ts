import type {AnySchema, Discriminator, Schema} from '../document/openApiDocument.ts';
import type {Placed} from '../document/walk.ts';
import type {Contradiction} from '../document/mergeKeywords.ts';

/** A schema with its references followed and its `allOf` put together. What is inside of it opens into flat schemas in turn. */
export type FlatSchema = {
  /** Keywords other than those below. */
  own: Schema;
  fields: Map<string, FlatPart>;
  /** Fields by a rule for their name and entries by their position, under what stands for the name in addresses. */
  otherFields: Map<string, OtherField>;
  items: FlatPart | undefined;
  /** Shared schemas whose fields it has, too. */
  includes: Included[];
  choices: FlatChoice[];
  conditions: FlatCondition[];
  exclusions: AnySchema[];
  contradictions: Contradiction[];
};

/** Flattens when it is first asked, and once. A schema may contain itself, so not everything can be flat from the start. */
export type Open = () => FlatSchema;

/** A schema inside of another. */
export type FlatPart = {
  /** As it is written, and where. In an `allOf`, several places may say something about one field: all of it holds. */
  schemas: Placed<AnySchema>[];
  /** The named schema that it is written in; undefined where it is written in place. */
  definedBy: string | undefined;
  open: Open;
};

export type OtherField = FlatPart & {name: string};

export type Included = {name: string; open: Open};

export type FlatChoice = {
  keyword: 'oneOf' | 'anyOf';
  options: FlatOption[];
  discriminator: Discriminator | undefined;
  definedBy: string | undefined;
};

export type FlatOption = Placed<AnySchema> & {open: Open};

export type FlatCondition = {if: AnySchema; then?: AnySchema; else?: AnySchema};

/** Says nothing about a value. */
export const nothing: FlatSchema = {
  own: {},
  fields: new Map(),
  otherFields: new Map(),
  items: undefined,
  includes: [],
  choices: [],
  conditions: [],
  exclusions: [],
  contradictions: [],
};

/** What a shared schema says, and what the shared schemas say whose fields it has, too; each once. */
export function lookThrough({name, open}: Included, seen = new Set<string>()): FlatSchema[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const flat = open();
  return [flat, ...flat.includes.flatMap((inner) => lookThrough(inner, seen))];
}
