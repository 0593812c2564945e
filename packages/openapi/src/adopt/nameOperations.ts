import {methods} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {readObject} from '../document/readValues.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {nameOfOperation} from '../document/walk.ts';
import type {Values} from './mapObjects.ts';

/** Every operation by a name of its own: `get-pets-id` where none is written. */
export function nameOperations(document: Values, report: (pointer: string, message: string) => void): Values {
  const taken = new Set<string>();
  const name = (path: string, way: string[], operation: Values): Values => {
    const given = operation.operationId;
    const made = nameOfOperation(way.at(-1)?.toLowerCase() ?? '', path);
    const wanted = typeof given === 'string' && given.trim() !== '' ? given : made;
    let operationId = wanted;
    for (let copy = 2; taken.has(operationId); copy++) operationId = `${wanted}-${copy}`;
    taken.add(operationId);
    // An operation may do without. Two may not have the same.
    if (given !== undefined && operationId !== given)
      report(toPointer('paths', path, ...way, 'operationId'), `The ID isn't the operation's own. It's called "${operationId}".`);
    return {...operation, operationId};
  };
  const nameItem = (path: string, item: Values): Values =>
    Object.fromEntries(
      Object.entries(item).flatMap(([field, value]) => {
        if (field === 'additionalOperations')
          return [[field, mapOperations(value, (method, operation) => name(path, [field, method], operation))]];
        if (!isMethod(field)) return [[field, value]];
        return isSchema(value) ? [[field, name(path, [field], value)]] : [];
      }),
    );
  const paths = Object.entries(readObject(document.paths)).map(([path, item]) => [path, nameItem(path, readObject(item))]);
  return {...document, paths: Object.fromEntries(paths) as Values};
}

function mapOperations(operations: unknown, change: (method: string, operation: Values) => Values): Values {
  return Object.fromEntries(
    Object.entries(readObject(operations)).flatMap(([method, operation]) =>
      isSchema(operation) ? [[method, change(method, operation)]] : [],
    ),
  );
}

/** `query` is new in version 3.2. */
function isMethod(field: string): boolean {
  return field === 'query' || methods.some((method) => method === field);
}
