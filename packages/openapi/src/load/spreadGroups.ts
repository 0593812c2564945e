import {omit} from '../adopt/keep.ts';
import type {Values} from '../adopt/mapObjects.ts';
import {heldIn, type Kind} from '../adopt/shapes.ts';
import {toPointer} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {type FilePlace, isRemote, resolveReference} from './fileReference.ts';

/**
 * An object whose groups refer to files entry by entry. The standard lets `/pets` be a reference but not all of `paths`,
 * which people write all the same. Entry by entry, it's the same, and as the standard says.
 */
export function spreadGroups(value: Values, kind: Kind, file: string, read: Read): Values {
  const entries = Object.entries(value).map(([field, inner]) => {
    const found = isGroup(kind, field) && isSchema(inner) ? findGroup(inner, file, read) : undefined;
    if (!found || !isSchema(inner)) return [field, inner];
    const places = Object.entries(found.group).map(([name, entry]): [string, unknown] => [
      name,
      isSchema(entry) && !isExtension(kind, name) ? {$ref: toFileReference(found.place, name)} : entry,
    ]);
    return [
      field,
      Array.isArray(found.group) ? places.map(([, place]) => place) : {...Object.fromEntries(places), ...omit(inner, ['$ref'])},
    ];
  });
  return Object.fromEntries(entries) as Values;
}

type Read = (place: FilePlace) => unknown;
type Group = {place: FilePlace; group: Values | unknown[]};

/** The group that a reference leads to, over others if need be. */
function findGroup(reference: Values, file: string, read: Read, steps = 0): Group | undefined {
  const {$ref} = reference;
  if (typeof $ref !== 'string' || isRemote($ref) || steps > 20) return undefined;
  const place = resolveReference($ref, file);
  const group = place && read(place);
  if (!place || !(isSchema(group) || Array.isArray(group))) return undefined;
  return isSchema(group) && typeof group.$ref === 'string' ? findGroup(group, place.file, read, steps + 1) : {place, group};
}

const schemaGroups = ['properties', 'patternProperties', '$defs', 'definitions'];

function isGroup(kind: Kind, field: string): boolean {
  if (kind === 'schema') return schemaGroups.includes(field);
  return field === 'components' || ['named', 'list'].includes(heldIn(kind, field)?.as ?? 'one');
}

/** A header or a property may be called "x-". */
function isExtension(kind: Kind, name: string): boolean {
  return name.startsWith('x-') && ['document', 'operation', 'pathItem'].includes(kind);
}

function toFileReference({file, pointer}: FilePlace, name: string): string {
  return `${file}#${(pointer + toPointer(name)).replaceAll('%', '%25')}`;
}
