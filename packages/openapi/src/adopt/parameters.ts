import {isSchema} from '../document/schemaChildren.ts';
import {keepFlags, keepObjects, keepTexts} from './keep.ts';
import type {Values} from './mapObjects.ts';
import type {Report} from './warning.ts';

const places = ['path', 'query', 'header', 'cookie', 'querystring'];

/** Whether a request can have a parameter: it has a name, and a place. */
export function isSendable(parameter: Values | undefined): boolean {
  return typeof parameter?.name === 'string' && places.includes(String(parameter.in).toLowerCase());
}

/** A parameter or a header with values that its fields can have. */
export function completeParameter(value: Values, report: Report): Values {
  const texts = keepTexts(value, ['description', 'style']);
  const kept = keepObjects(keepFlags(texts, ['required', 'deprecated', 'explode', 'allowReserved', 'allowEmptyValue']), [
    'content',
  ]);
  return completePlace(wrapSchema(dropSchema(kept), report), report);
}

function dropSchema(value: Values): Values {
  const {schema, ...rest} = value;
  return isSchema(schema) || typeof schema === 'boolean' ? value : rest;
}

/** What Swagger 2.0 wrote beside a parameter's name. */
export const schemaFields = [
  ...['type', 'format', 'items', 'default', 'enum', 'pattern', 'multipleOf', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'x-nullable', 'nullable'],
];

/** Takes what is a schema of the fields beside it. */
export function splitSchema(value: Values): {schema: Values; rest: Values} {
  const entries = Object.entries(value);
  const isOwn = ([field]: [string, unknown]): boolean => schemaFields.includes(field);
  return {
    schema: Object.fromEntries(entries.filter(isOwn)),
    rest: Object.fromEntries(entries.filter((entry) => !isOwn(entry))),
  };
}

function wrapSchema(value: Values, report: Report): Values {
  if (value.$ref !== undefined || value.schema !== undefined || value.content !== undefined || value.type === undefined)
    return value;
  const {schema, rest} = splitSchema(value);
  report('The type is written as in Swagger 2.0. It’s read as if it were in "schema".', '/type');
  return {...rest, schema};
}

/** Without its value, a path would be another one. */
function completePlace(value: Values, report: Report): Values {
  if (typeof value.in !== 'string') return value;
  const place = value.in.toLowerCase();
  if (place !== value.in) report(`"${value.in}" is read as "${place}".`, '/in');
  if (place !== 'path' || value.required === true) return {...value, in: place};
  report('A parameter of a path has to be required. It’s read as if it were.', '/required');
  return {...value, in: place, required: true};
}
