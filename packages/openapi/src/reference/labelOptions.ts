import {refName} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {toText, wordConstraints} from './constraints.ts';
import {type FlatChoice, type FlatSchema, lookThrough, type FlatOption} from './flatSchema.ts';
import {isNull} from './flatten.ts';
import {joinWords} from '../words/words.ts';
import {listValues} from '../document/mergeKeywords.ts';
import {labelType} from './typeLabel.ts';

/**
 * What the alternatives of a oneOf or anyOf are called: title, then name of the schema, then type; those with the same name are
 * told apart by what only one of them has. `null` is no alternative to read about and gets no label.
 */
export function labelOptions(choice: FlatChoice): (string | undefined)[] {
  const labels = choice.options.map((option) => (isNull(option.value) ? undefined : label(option)));
  const told = tellApart(choice.options, labels);
  return told.map((text, index) => {
    const option = choice.options[index];
    return text === undefined || option === undefined ? undefined : text + nameCondition(choice, option);
  });
}

function label({value, open}: FlatOption): string {
  const title = isSchema(value) ? (value.title ?? refName(value)) : undefined;
  return typeof title === 'string' ? title : labelType(open());
}

/** Those with the same label get what only one of them has. */
function tellApart(options: FlatOption[], labels: (string | undefined)[]): (string | undefined)[] {
  const uses = countAll(labels);
  const differences = options.map((option, index) =>
    (uses.get(labels[index]) ?? 0) > 1 ? [...new Set(listDifferences(option.open()))] : [],
  );
  // The same words tell nothing if two options of one label have them.
  const taken = countAll(differences.flatMap((all, index) => all.map((words) => `${labels[index] ?? ''}\n${words}`)));
  return labels.map((label, index) => {
    const difference = differences[index]?.find((words) => taken.get(`${label ?? ''}\n${words}`) === 1);
    return difference === undefined ? label : `${label === 'any value' ? 'value' : (label ?? '')}${difference}`;
  });
}

function countAll<Value>(values: Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
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
