import type {Schema as SpecSchema} from '../openApiDocument.ts';
import type {Claim} from './anchors.ts';
import type {Field, Inner, NamedSchema, Option, Schema} from './apiReference.ts';
import {wordConstraints, wordExample, wordOpenness} from './constraints.ts';
import {describeValues} from './enumValues.ts';
import type {Choice, FlatSchema, Part} from './flatSchema.ts';
import {flatten} from './flatten.ts';
import {labelOptions} from './labelOptions.ts';
import {linkNamed} from './linkNamed.ts';
import {joinHtml} from './renderMarkdown.ts';
import type {AnySchema, Names} from './schemaRefs.ts';
import {labelType} from './typeLabel.ts';
import {wordAlternatives} from './wordAlternatives.ts';
import {wordRules} from './wordRules.ts';

export type SchemaContext = Names & {claim: Claim; /** Address of each named schema. */ addresses: Map<string, string>};

export function claimSchemas({named}: Names, claim: Claim): Map<string, string> {
  return new Map([...named.keys()].map((name) => [name, claim('schema', name)]));
}

export function buildNamedSchemas(context: SchemaContext): NamedSchema[] {
  return [...context.shared].sort().map((name) => {
    const anchor = context.addresses.get(name) ?? '';
    return {name, anchor, schema: buildSchema(context.named.get(name) ?? {}, anchor, context)};
  });
}

/** `at` is the address of what has the schema; the addresses of what is written in it start with it. */
export function buildSchema(schema: AnySchema, at: string, context: SchemaContext): Schema {
  const flat = flatten(schema, context);
  const {own, items} = flat;
  const entry = items && buildSchema(items.schema, placeOf(items, at, context), context);
  return {
    type: labelType(flat, context),
    marks: listMarks(own),
    constraints: [...wordOpenness(flat), ...wordConstraints(own), ...(entry?.constraints ?? []).map((words) => `each: ${words}`)],
    example: wordExample(own) || (entry?.example ? `[${entry.example}]` : ''),
    ...describe(own, entry),
    rules: [...wordRules(flat, context), ...(entry?.rules ?? [])],
    inner: [...buildInner(flat, at, context), ...(entry?.inner ?? [])],
  };
}

/** A field's id starts with the schema that defines it: it is the same wherever a named schema is shown. */
function placeOf({definedBy}: Pick<Part, 'definedBy'>, at: string, {addresses}: SchemaContext): string {
  return (definedBy === undefined ? undefined : addresses.get(definedBy)) ?? at;
}

function listMarks({deprecated, readOnly, writeOnly}: SpecSchema): string[] {
  return [
    ...(deprecated === true ? ['deprecated'] : []),
    ...(readOnly === true ? ['read-only'] : []),
    ...(writeOnly === true ? ['write-only'] : []),
  ];
}

/** A list has its own description and that of its entries. */
function describe(own: SpecSchema, entry: Schema | undefined): Pick<Schema, 'descriptionHtml' | 'values'> {
  const {descriptionHtml, values} = describeValues(own.description, own.enum ?? []);
  if (!entry) return {descriptionHtml, values};
  return {
    descriptionHtml: joinHtml(descriptionHtml, 'Each entry: ', entry.descriptionHtml),
    values: values.length > 0 ? values : entry.values,
  };
}

function buildInner(flat: FlatSchema, at: string, context: SchemaContext): Inner[] {
  const fields = buildFields(flat, at, context);
  const includes = flat.includes.map((name) => linkNamed(name, context.addresses.get(name) ?? '', context));
  const [only] = includes;
  const structure: Inner[] =
    only && includes.length === 1 && fields.length === 0
      ? [{kind: 'named', ...only}]
      : fields.length + includes.length > 0
        ? [{kind: 'fields', fields, includes}]
        : [];
  return [...structure, ...flat.choices.flatMap((choice) => buildOptions(choice, placeOf(choice, at, context), context))];
}

function buildFields(
  {own: {required = []}, fields, otherFields, includes}: FlatSchema,
  at: string,
  context: SchemaContext,
): Field[] {
  const isAlone = fields.size + otherFields.size + includes.length === 1;
  return [
    ...[...fields].map(([name, part]) =>
      buildField(name, part.schema, required.includes(name), placeOf(part, at, context), context),
    ),
    ...[...otherFields].map(([key, part]) => ({
      ...buildField(key, part.schema, false, placeOf(part, at, context), context),
      name: isAlone ? part.name.replace('any other name', 'any name') : part.name,
    })),
  ];
}

export function buildField(name: string, schema: AnySchema, isRequired: boolean, at: string, context: SchemaContext): Field {
  const anchor = context.claim(at, name);
  return {name, anchor, isRequired, ...buildSchema(schema, anchor, context)};
}

/** Alternatives that say no more than the type or a rule does are left out: "string or integer" is enough. */
function buildOptions(choice: Choice, at: string, context: SchemaContext): Inner[] {
  if (wordAlternatives({[choice.keyword]: choice.options}) !== undefined) return [];
  const labels = labelOptions(choice, context);
  const options = choice.options.flatMap((schema, index): Option[] => {
    const label = labels[index];
    if (label === undefined) return [];
    const anchor = context.claim(at, `(${label})`);
    return [{label, anchor, ...buildSchema(schema, anchor, context)}];
  });
  const isTelling = options.some(
    ({label, type, descriptionHtml, inner, constraints, values, rules, marks, example}) =>
      label !== type || descriptionHtml || example || [inner, constraints, values, rules, marks].some(({length}) => length > 0),
  );
  return isTelling ? [{kind: 'options', title: choice.keyword === 'oneOf' ? 'One of' : 'At least one of', options}] : [];
}
