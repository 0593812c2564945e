import type {Values} from '../adopt/mapObjects.ts';
import type {Kind} from '../adopt/shapes.ts';
import {readPointer, toPointer, toTokens} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import type {FilePlace} from './fileReference.ts';

const groups: Partial<Record<Kind, string>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  requestBody: 'requestBodies',
  header: 'headers',
  securityScheme: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
  pathItem: 'pathItems',
  mediaType: 'mediaTypes',
};

const swaggerGroups: Partial<Record<Kind, string>> = {
  schema: 'definitions',
  response: 'responses',
  parameter: 'parameters',
  securityScheme: 'securityDefinitions',
};

/** The way to the components of a kind. What the standard has no components of is kept beside them. */
export function groupOf(kind: Kind, root: Values): string[] {
  const swagger = root.swagger === undefined ? undefined : swaggerGroups[kind];
  return swagger === undefined ? ['components', groups[kind] ?? `x-${kind}`] : [swagger];
}

/** Gives out the ways to new components, none of them twice. */
export function createNames(root: Values): (kind: Kind, wanted: string) => string[] {
  const taken = new Set<string>();
  return (kind, wanted) => {
    const group = groupOf(kind, root);
    const present = readPointer(root, toPointer(...group));
    const isTaken = (name: string): boolean =>
      taken.has(toPointer(...group, name)) || (isSchema(present) && Object.hasOwn(present, name));
    let name = wanted;
    for (let copy = 2; isTaken(name); copy++) name = `${wanted}-${copy}`;
    taken.add(toPointer(...group, name));
    return [...group, name];
  };
}

/** What a place is called: by the last step to it, or by its file. The standard allows few characters. */
export function nameOf({file, pointer}: FilePlace): string {
  const fileName = file.split(/[\\/]/).at(-1) ?? '';
  const name = toTokens(pointer).at(-1) ?? fileName.replace(/\.\w+$/, '');
  return name.replace(/[^\w.-]+/g, '_').replace(/^_+(?=.)/, '') || 'part';
}

/** A pointer as a reference, which is part of an address. */
export function toReference(pointer: string): string {
  return `#${pointer.replaceAll('%', '%25')}`;
}
