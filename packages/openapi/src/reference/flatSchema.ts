import type {Schema} from '../openApiDocument.ts';
import type {Contradiction} from './mergeKeywords.ts';
import type {AnySchema} from './schemaRefs.ts';

/** A schema with its references followed and its `allOf` put together. */
export type FlatSchema = {
  /** Keywords other than those below. */
  own: Schema;
  fields: Map<string, Part>;
  /** Fields by a rule for their name and entries by their position, under what stands for the name in addresses. */
  otherFields: Map<string, OtherField>;
  items: Part | undefined;
  /** Shared schemas whose fields it has, too. */
  includes: string[];
  choices: Choice[];
  conditions: Condition[];
  exclusions: AnySchema[];
  contradictions: Contradiction[];
};

/** A schema inside of another, and the named schema that it is written in; undefined where it is written in place. */
export type Part = {schema: AnySchema; definedBy: string | undefined};

export type OtherField = Part & {name: string};

export type Choice = {
  keyword: 'oneOf' | 'anyOf';
  options: AnySchema[];
  discriminator: Discriminator | undefined;
  definedBy: string | undefined;
};

export type Discriminator = {propertyName: string; mapping?: Record<string, string>};

export type Condition = {if: AnySchema; then?: AnySchema; else?: AnySchema};

/** Looks into a schema. */
export type Look = (schema: AnySchema) => FlatSchema;

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
