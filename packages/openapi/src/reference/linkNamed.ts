import type {NamedLink} from './apiReference.ts';
import type {FlatSchema} from './flatSchema.ts';
import {flatten, lookThrough} from './flatten.ts';
import {joinWords} from './joinWords.ts';
import {labelOptions} from './labelOptions.ts';
import type {Names} from './schemaRefs.ts';

export function linkNamed(name: string, anchor: string, names: Names): NamedLink {
  return {name, anchor, preview: preview(name, names)};
}

const previewed = 6;

/** The names of a shared schema's fields or alternatives, so that readers know what they would open. */
function preview(name: string, names: Names): string {
  const flats = lookThrough(name, names).flatMap((flat) => lookIntoEntries(flat, names));
  const fields = [...new Set(flats.flatMap((flat) => [...flat.fields.keys()]))];
  const rest = fields.length - previewed;
  if (fields.length > 0) return rest > 1 ? `${fields.slice(0, previewed).join(', ')} and ${rest} more` : fields.join(', ');
  const [choice] = flats.flatMap(({choices}) => choices);
  const labels = (choice ? labelOptions(choice, names) : []).filter((label) => label !== undefined);
  if (labels.length > 0) return joinWords(labels, 'or');
  return flats.some(({otherFields}) => otherFields.size > 0) ? 'any name' : '';
}

/** A list is opened to see its entries. */
function lookIntoEntries(flat: FlatSchema, names: Names): FlatSchema[] {
  if (!flat.items) return [flat];
  const entry = flatten(flat.items.schema, names);
  return [flat, entry, ...entry.includes.flatMap((name) => lookThrough(name, names))];
}
