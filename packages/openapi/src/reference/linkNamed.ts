import type {NamedLink} from './apiReference.ts';
import {type FlatSchema, type Included, lookThrough} from './flatSchema.ts';
import {joinWords} from '../words/words.ts';
import {labelOptions} from './labelOptions.ts';

export function linkNamed(included: Included, anchor: string): NamedLink {
  return {name: included.name, anchor, preview: preview(included)};
}

const previewed = 6;

/** The names of a shared schema's fields or alternatives, so that readers know what they would open. */
function preview(included: Included): string {
  const flats = lookThrough(included).flatMap(lookIntoEntries);
  const fields = [...new Set(flats.flatMap((flat) => [...flat.fields.keys()]))];
  const rest = fields.length - previewed;
  if (fields.length > 0) return rest > 1 ? `${fields.slice(0, previewed).join(', ')} and ${rest} more` : fields.join(', ');
  const [choice] = flats.flatMap(({choices}) => choices);
  const labels = (choice ? labelOptions(choice) : []).filter((label) => label !== undefined);
  if (labels.length > 0) return joinWords(labels, 'or');
  return flats.some(({otherFields}) => otherFields.size > 0) ? 'any name' : '';
}

/** A list is opened to see its entries. */
function lookIntoEntries(flat: FlatSchema): FlatSchema[] {
  if (!flat.items) return [flat];
  const entry = flat.items.open();
  return [flat, entry, ...entry.includes.flatMap((inner) => lookThrough(inner))];
}
