import {refName} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {toText, wordConstraints} from './constraints.ts';
import {type FlatChoice, type FlatSchema, lookThrough, type FlatOption} from './flatSchema.ts';
import {isNull} from './flatten.ts';
import {joinWords} from '../words/words.ts';
import {listValues} from './mergeKeywords.ts';
import {labelType} from './typeLabel.ts';

/**
 * What the alternatives of a oneOf or anyOf are called: title, then name of the schema, then type; those with the same name are
 * told apart by what only one of them has. `null` is no alternative to read about and gets no label.
 */
export function labelOptions(choice: FlatChoice): (string | undefined)[] {
  const first = choice.options.map((option) => (isNull(option.value) ? undefined : label(option)));
  return first.map((label, index) => {
    const option = choice.options[index];
    if (label === undefined || option === undefined) return undefined;
    const rivals = choice.options.filter((_, other) => other !== index && first[other] === label);
    const told = rivals.length > 0 ? tellApart(label, option, rivals) : label;
    return told + nameCondition(choice, option);
  });
}

function label({value, open}: FlatOption): string {
  const title = isSchema(value) ? (value.title ?? refName(value)) : undefined;
  return typeof title === 'string' ? title : labelType(open());
}

function tellApart(label: string, option: FlatOption, rivals: FlatOption[]): string {
  const taken = new Set(rivals.flatMap((rival) => listDifferences(rival.open())));
  const difference = listDifferences(option.open()).find((words) => !taken.has(words));
  return difference === undefined ? label : `${label === 'any value' ? 'value' : label}${difference}`;
}

/** From the most to the least telling. */
function listDifferences({own, fields}: FlatSchema): string[] {
  const {required = []} = own;
  const fixed = [...fields].flatMap(([name, {schemas}]) => {
    const [only, ...others] = schemas;
    const values = isSchema(only?.value) && others.length === 0 ? listValues(only.value) : undefined;
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
function nameCondition({discriminator}: FlatChoice, option: FlatOption): string {
  if (!discriminator || !isSchema(option.value)) return '';
  const {propertyName, mapping = {}} = discriminator;
  const target = refName(option.value);
  const mapped = Object.entries(mapping).filter(
    ([, ref]) => target !== undefined && (ref === target || refName({$ref: ref}) === target),
  );
  const values = mapped.length > 0 ? mapped.map(([value]) => value) : listKindValues(option, propertyName);
  const kinds = values.length === 0 && target !== undefined ? [target] : values;
  return kinds.length > 0 ? `, when ${propertyName} is ${kinds.map(toText).join(' or ')}` : '';
}

/** The values that the option itself allows for the field that tells the kind. */
function listKindValues(option: FlatOption, propertyName: string): unknown[] {
  const flat = option.open();
  const field = [flat, ...flat.includes.flatMap((included) => lookThrough(included))]
    .map(({fields}) => fields.get(propertyName))
    .find((part) => part !== undefined);
  return (field && listValues(field.open().own)) ?? [];
}
