import type {Link} from 'mdast';
import type {Schema} from '../document/openApiDocument.ts';
import type {Anchors} from './anchors.ts';
import type {Field, Inner, NamedSchema, Option, ReferenceSchema} from './apiReference.ts';
import {wordConstraints, wordExample, wordOpenness} from './constraints.ts';
import {describeValues} from './enumValues.ts';
import type {FlatChoice, FlatSchema, FlatPart} from './flatSchema.ts';
import type {Flattener} from './flatten.ts';
import {labelOptions} from './labelOptions.ts';
import {linkNamed} from './linkNamed.ts';
import type {Names} from './nameSchemas.ts';
import {joinHtml, renderTree} from './renderMarkdown.ts';
import {labelType} from './typeLabel.ts';
import {buildFurtherReading} from './webAddress.ts';
import {wordNeededFields} from './wordAlternatives.ts';
import {wordRules} from './wordRules.ts';

export type SchemaContext = Names & Flattener & Pick<Anchors, 'claim' | 'schemaAnchors'>;

export function buildNamedSchemas(context: SchemaContext): NamedSchema[] {
  return [...context.shared].sort().map((name) => {
    const anchor = context.schemaAnchors.get(name) ?? '';
    return {name, anchor, schema: buildSchema(context.openName(name), anchor, context)};
  });
}

/** `at` is the address of what has the schema; the addresses of what is written in it start with it. */
export function buildSchema(flat: FlatSchema, at: string, context: SchemaContext): ReferenceSchema {
  const {own, items} = flat;
  const entry = items && buildSchema(items.open(), placeOf(items, at, context), context);
  const inner = buildInner(flat, at, context);
  const hasFields = inner.some(({kind}) => kind !== 'options');
  return {
    type: labelType(flat),
    marks: listMarks(own),
    constraints: [
      ...wordOpenness(own, hasFields),
      ...wordConstraints(own),
      ...(entry?.constraints ?? []).map((words) => `each: ${words}`),
    ],
    example: wordExample(own) || wordEntryExample(own, entry),
    ...describe(own, entry),
    rulesHtml: [...wordRules(flat), ...(entry?.rulesHtml ?? [])],
    inner: [...inner, ...(entry?.inner ?? [])],
  };
}

/** A list of one entry, where a list may be that short. */
function wordEntryExample({minItems = 0}: Schema, entry: ReferenceSchema | undefined): string {
  return entry?.example && Number(minItems) <= 1 ? `[${entry.example}]` : '';
}

/** A field's id starts with the schema that defines it: it is the same wherever a named schema is shown. */
function placeOf({definedBy}: Pick<FlatPart, 'definedBy'>, at: string, {schemaAnchors}: SchemaContext): string {
  return (definedBy === undefined ? undefined : schemaAnchors.get(definedBy)) ?? at;
}

function listMarks({deprecated, readOnly, writeOnly}: Schema): string[] {
  return [
    ...(deprecated === true ? ['deprecated'] : []),
    ...(readOnly === true ? ['read-only'] : []),
    ...(writeOnly === true ? ['write-only'] : []),
  ];
}

/** "See the guide." as a link; empty where it would lead nowhere. */
function wordFurtherReading(externalDocs: unknown): string {
  const reading = buildFurtherReading(externalDocs);
  if (!reading) return '';
  const link: Link = {type: 'link', url: reading.href, children: [{type: 'text', value: reading.text}]};
  const words = [{type: 'text' as const, value: 'See '}, link, {type: 'text' as const, value: '.'}];
  return renderTree({type: 'root', children: [{type: 'paragraph', children: words}]});
}

/** A list has its own description and that of its entries. */
function describe(own: Schema, entry: ReferenceSchema | undefined): Pick<ReferenceSchema, 'descriptionHtml' | 'values'> {
  const {descriptionHtml, values} = describeValues(own);
  const reading = wordFurtherReading(own.externalDocs);
  const described = reading === '' ? descriptionHtml : joinHtml(descriptionHtml, '', reading);
  if (!entry) return {descriptionHtml: described, values};
  return {
    descriptionHtml: joinHtml(described, 'Each entry: ', entry.descriptionHtml),
    values: values.length > 0 ? values : entry.values,
  };
}

function buildInner(flat: FlatSchema, at: string, context: SchemaContext): Inner[] {
  const fields = buildFields(flat, at, context);
  const includes = flat.includes.map((included) => linkNamed(included, context.schemaAnchors.get(included.name) ?? ''));
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
    ...[...fields].map(([name, part]) => buildField(name, part, required.includes(name), placeOf(part, at, context), context)),
    ...[...otherFields].map(([key, part]) => ({
      ...buildField(key, part, false, placeOf(part, at, context), context),
      name: isAlone ? part.name.replace('any other name', 'any name') : part.name,
    })),
  ];
}

export function buildField(name: string, part: FieldPart, isRequired: boolean, at: string, context: SchemaContext): Field {
  const places = part.schemas.map(({pointer}) => pointer);
  const anchor = context.claim(places, at, name);
  return {name, anchor, isRequired, ...buildSchema(part.open(), anchor, context)};
}

/** A parameter is a field, too, and is defined nowhere else. */
type FieldPart = Pick<FlatPart, 'schemas' | 'open'>;

/** Alternatives that say no more than the type or a rule does are left out: "string or integer" is enough. */
function buildOptions(choice: FlatChoice, at: string, context: SchemaContext): Inner[] {
  if (wordNeededFields(choice) !== undefined) return [];
  const labels = labelOptions(choice);
  const options = choice.options.flatMap(({pointer, open}, index): Option[] => {
    const label = labels[index];
    if (label === undefined) return [];
    const anchor = context.claim([pointer], at, `(${label})`);
    return [{label, anchor, ...buildSchema(open(), anchor, context)}];
  });
  const isTelling = options.some(
    ({label, type, descriptionHtml, inner, constraints, values, rulesHtml, marks, example}) =>
      label !== type ||
      descriptionHtml ||
      example ||
      [inner, constraints, values, rulesHtml, marks].some(({length}) => length > 0),
  );
  return isTelling ? [{kind: 'options', title: choice.keyword === 'oneOf' ? 'One of' : 'At least one of', options}] : [];
}
