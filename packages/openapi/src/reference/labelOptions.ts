import {toText, wordConstraints} from './constraints.ts';
import type {Choice, FlatSchema} from './flatSchema.ts';
import {flatten, isNull, lookThrough} from './flatten.ts';
import {joinWords} from './joinWords.ts';
import {listValues} from './mergeKeywords.ts';
import {type AnySchema, isSchema, type Names, refName} from './schemaRefs.ts';
import {labelType} from './typeLabel.ts';

/**
 * What the alternatives of a oneOf or anyOf are called: title, then name of the schema, then type; those with the same name are
 * told apart by what only one of them has. `null` is no alternative to read about and gets no label.
 */
export function labelOptions(choice: Choice, names: Names): (string | undefined)[] {
  const first = choice.options.map((option) => (isNull(option) ? undefined : label(option, names)));
  return first.map((label, index) => {
    const option = choice.options[index];
    if (label === undefined || option === undefined) return undefined;
    const rivals = choice.options.filter((_, other) => other !== index && first[other] === label);
    const told = rivals.length > 0 ? tellApart(label, option, rivals, names) : label;
    return told + nameCondition(choice, option, names);
  });
}

function label(option: AnySchema, names: Names): string {
  const title = isSchema(option) ? (option.title ?? refName(option)) : undefined;
  return typeof title === 'string' ? title : labelType(flatten(option, names), names);
}

function tellApart(label: string, option: AnySchema, rivals: AnySchema[], names: Names): string {
  const taken = new Set(rivals.flatMap((rival) => listDifferences(flatten(rival, names))));
  const difference = listDifferences(flatten(option, names)).find((words) => !taken.has(words));
  return difference === undefined ? label : `${label === 'any value' ? 'value' : label}${difference}`;
}

/** From the most to the least telling. */
function listDifferences({own, fields}: FlatSchema): string[] {
  const {required = []} = own;
  const fixed = [...fields].flatMap(([name, {schema}]) => {
    const values = isSchema(schema) ? listValues(schema) : undefined;
    return values ? [` with ${name} ${joinWords(values.map(toText), 'or')}`] : [];
  });
  return [
    ...(required.length > 0 ? [` with ${required.join(', ')}`] : []),
    ...fixed,
    ...(fields.size > 0 ? [` with ${[...fields.keys()].slice(0, 3).join(', ')}`] : []),
    ...(own.enum ? [` ${joinWords(own.enum.slice(0, 3).map(toText), 'or')}`] : []),
    ...wordConstraints(own).map((words) => `, ${words}`),
  ];
}

/** `, when type is "csv"`, as the discriminator says. */
function nameCondition({discriminator}: Choice, option: AnySchema, names: Names): string {
  if (!discriminator || !isSchema(option)) return '';
  const {propertyName, mapping = {}} = discriminator;
  const target = refName(option);
  const mapped = Object.entries(mapping).filter(
    ([, ref]) => target !== undefined && (ref === target || refName({$ref: ref}) === target),
  );
  const values = mapped.length > 0 ? mapped.map(([value]) => value) : listKinds(option, propertyName, names);
  const kinds = values.length === 0 && target !== undefined ? [target] : values;
  return kinds.length > 0 ? `, when ${propertyName} is ${kinds.map(toText).join(' or ')}` : '';
}

/** The values that the option itself allows for the field that tells the kind. */
function listKinds(option: AnySchema, propertyName: string, names: Names): unknown[] {
  const flat = flatten(option, names);
  const field = [flat, ...flat.includes.flatMap((name) => lookThrough(name, names))]
    .map(({fields}) => fields.get(propertyName))
    .find((part) => part !== undefined);
  return (field && listValues(flatten(field.schema, names).own)) ?? [];
}
