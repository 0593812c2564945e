import {isSchema} from '../document/schemaChildren.ts';
import {omit} from './keep.ts';
import type {Values} from './mapObjects.ts';
import {splitSchema} from './parameters.ts';

/** A parameter as it's written, what it is behind a reference, and where it's written. */
export type PlacedParameter = {written: Values; parameter: Values; pointer: string};

/** Version 3 has bodies and forms where Swagger 2.0 had parameters. */
export function isBodyPart(parameter: Values): boolean {
  return parameter.in === 'body' || parameter.in === 'formData';
}

/** How the entries of a list are sent. Version 3 has no tabs, and nothing but commas in paths and headers. */
const styles: Record<string, Values> = {
  csv: {style: 'form', explode: false},
  multi: {style: 'form', explode: true},
  ssv: {style: 'spaceDelimited', explode: false},
  pipes: {style: 'pipeDelimited', explode: false},
};

function styleOf({type, collectionFormat = 'csv'}: Values): Values | undefined {
  return type === 'array' && typeof collectionFormat === 'string' && Object.hasOwn(styles, collectionFormat)
    ? styles[collectionFormat]
    : undefined;
}

export function convertParameter(parameter: Values): Values {
  if (parameter.$ref !== undefined || parameter.schema !== undefined) return parameter;
  const {'x-example': example} = parameter;
  const {schema, rest} = splitSchema(omit(parameter, ['collectionFormat', 'x-example']));
  return {
    ...rest,
    ...(parameter.in === 'query' && styleOf(parameter)),
    schema,
    ...(example !== undefined && {example}),
  };
}

export function convertHeader(header: Values): Values {
  return convertParameter(header);
}

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** What is sent, by media type: a body, or a form with a field per parameter. */
export function convertBody(parts: PlacedParameter[], consumes: string[]): Values | undefined {
  const body = parts.find(({parameter}) => parameter.in === 'body')?.parameter;
  if (body) return convertWhole(body, consumes.length > 0 ? consumes : ['application/json']);
  const fields = parts.map(({parameter}) => parameter).filter(({name}) => typeof name === 'string');
  return fields.length > 0 ? convertForm(fields, consumes) : undefined;
}

function convertWhole(body: Values, types: string[]): Values {
  const {schema, 'x-example': example, 'x-examples': examples} = body;
  const byType = isSchema(examples) ? (examples as Values) : {};
  const content = types.map((type) => {
    const shown = Object.hasOwn(byType, type) ? byType[type] : example;
    return [type, {...(schema !== undefined && {schema}), ...(shown !== undefined && {example: shown})}];
  });
  const rest = omit(body, ['in', 'name', 'schema', 'x-example', 'x-examples']);
  return {...rest, content: Object.fromEntries(content) as Values};
}

/** Files need parts of their own; without them, fields are sent as in an address. */
function convertForm(fields: Values[], consumes: string[]): Values {
  const named = consumes.filter((type) => forms.includes(type));
  const usual = fields.some(({type}) => type === 'file') ? forms.slice(1) : forms.slice(0, 1);
  const required = fields.filter((field) => field.required === true).map(({name}) => name);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [String(field.name), convertField(field)])),
    ...(required.length > 0 && {required}),
  };
  const styled = fields.flatMap((field) => (styleOf(field) ? [[String(field.name), styleOf(field)]] : []));
  const encoding = styled.length > 0 ? {encoding: Object.fromEntries(styled) as Values} : {};
  const types = named.length > 0 ? named : usual;
  return {
    ...(required.length > 0 && {required: true}),
    content: Object.fromEntries(types.map((type) => [type, {schema, ...encoding}])),
  };
}

function convertField(field: Values): Values {
  const {'x-example': example} = field;
  const schema = omit(field, ['in', 'name', 'required', 'collectionFormat', 'allowEmptyValue', 'x-example']);
  return {...schema, ...(example !== undefined && {example})};
}
