import type {AnySchema, OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {findSchema} from '../document/findSchema.ts';
import {refName, toRef} from '../document/pointers.ts';
import {isSchema, listChildren} from '../document/schemaChildren.ts';
import {type Circle, findCircles} from './findCircles.ts';
import {findKinds, type Kinds} from './findKinds.ts';
import {listRootSchemas} from './groupErrors.ts';
import type {ReadOperation} from './readOperations.ts';

/** Every schema that has a name, and which of them a page shows once, in a section of their own. */
export type Names = {
  named: Map<string, AnySchema>;
  shared: Set<string>;
  /** The schemas that build on one with a discriminator, by the name of that. */
  kinds: Map<string, Kinds>;
};

export function nameSchemas(document: OpenApiDocument, operations: ReadOperation[]): Names {
  const named = new Map<string, AnySchema>(Object.entries(document.components?.schemas ?? {}));
  const kinds = findKinds(named);
  const contents: Contents = new Map();
  const add = (name: string, schema: AnySchema): void => {
    const {refs, weight} = readContent(schema);
    const builders = (kinds.get(name)?.kinds ?? []).flatMap(({ref}) => refName({$ref: ref}) ?? []);
    contents.set(name, {refs: [...refs, ...builders], weight});
  };
  for (const [name, schema] of named) add(name, schema);
  const used = listRootSchemas(operations).flatMap((schema) => readContent(schema).refs);
  const open = [...used, ...[...contents.values()].flatMap(({refs}) => refs)];
  // The list grows with what the schemas in it refer to.
  for (const name of open) {
    if (named.has(name)) continue;
    named.set(name, findNamed(document, name));
    add(name, named.get(name) ?? true);
    open.push(...(contents.get(name)?.refs ?? []));
  }
  return {named, kinds, shared: findShared(contents, used)};
}

/** What a reference names, at any place of the document. */
function findNamed(document: OpenApiDocument, name: string): AnySchema {
  return findSchema(document, toRef(name)) ?? {description: 'This schema isn’t in the document.'};
}

/** What is in a schema: the names that it refers to, one entry per reference, and about how much there is to read besides. */
type Content = {refs: string[]; weight: number};
type Contents = Map<string, Content>;

function readContent(schema: AnySchema): Content {
  if (!isSchema(schema)) return {refs: [], weight: 0};
  const name = refName(schema);
  const inner = listChildren(schema)
    .filter(({keyword}) => !wordedKeywords.has(keyword))
    .map((child) => readContent(child.schema));
  return {
    refs: [...(name === undefined ? [] : [name]), ...inner.flatMap(({refs}) => refs)],
    weight: inner.reduce((sum, {weight}) => sum + weight, weighOwn(schema)),
  };
}

/** Conditions are worded, not shown. */
const wordedKeywords = new Set([...['not', 'if', 'then', 'else', 'dependentSchemas', 'propertyNames', 'contains', '$defs']]);

/** Lighter schemas are repeated where they are used: a few alternatives are read faster than found. */
const lightest = 30;

/** Fields weigh so much that none is shown twice. */
function weighOwn({properties = {}, patternProperties = {}, additionalProperties}: Schema): number {
  const isMap = isSchema(additionalProperties) && Object.keys(additionalProperties).length > 0;
  const hasFields = isMap || Object.keys({...properties, ...patternProperties}).length > 0;
  return hasFields ? lightest + 1 : 1;
}

/**
 * Shared are schemas with fields that several places use, those that contain themselves, and those that nothing refers to.
 * All others are shown where they are used.
 */
function findShared(contents: Contents, used: string[]): Set<string> {
  const {uses, unused} = countUses(contents, used);
  const circles = findCircles(new Map([...contents].map(([name, {refs}]) => [name, refs])));
  const recursive = new Set(circles.filter(({isCircle}) => isCircle).flatMap(({names}) => names));
  const weights = weighAll(contents, circles);
  const isHeavy = (name: string): boolean => (weights.get(name) ?? 0) > lightest;
  const isShared = (name: string): boolean =>
    unused.has(name) || (uses.get(name) !== 1 && (isHeavy(name) || recursive.has(name)));
  return new Set([...contents.keys()].filter(isShared));
}

type Uses = {
  /** How many places refer to each name. */
  uses: Map<string, number>;
  /** What nothing that is shown refers to can only be shown in a place of its own. */
  unused: Set<string>;
};

function countUses(contents: Contents, used: string[]): Uses {
  const uses = new Map<string, number>();
  const count = (names: string[]): void => {
    const open = [...names];
    for (const name of open) {
      const before = uses.get(name) ?? 0;
      uses.set(name, before + 1);
      if (before === 0) open.push(...(contents.get(name)?.refs ?? []));
    }
  };
  count(used);
  const unused = new Set<string>();
  // Those that others refer to come with them; schemas that only refer to each other start somewhere.
  const inner = new Set([...contents.values()].flatMap(({refs}) => refs));
  for (const name of [...contents.keys()].sort((one, other) => Number(inner.has(one)) - Number(inner.has(other)))) {
    if (uses.has(name)) continue;
    unused.add(name);
    uses.set(name, 1);
    count(contents.get(name)?.refs ?? []);
  }
  return {uses, unused};
}

/** Each schema with those that it refers to. A schema inside of itself adds nothing. */
function weighAll(contents: Contents, circles: Circle[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const {names} of circles) {
    const weighed = names.map((name) => {
      const {refs, weight} = contents.get(name) ?? {refs: [], weight: 0};
      return refs.reduce((sum, ref) => sum + (weights.get(ref) ?? 0), weight);
    });
    const weight = weighed.reduce((sum, one) => sum + one, 0);
    for (const name of names) weights.set(name, weight);
  }
  return weights;
}
