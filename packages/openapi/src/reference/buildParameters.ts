import type {Field, ParameterGroup} from './apiReference.ts';
import {buildField, type SchemaContext} from './buildSchema.ts';
import type {ReadHeader, ReadParameter} from './readOperations.ts';
import {wordStyle} from './wordStyle.ts';

const titles = new Map([
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['querystring', 'Query string'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookie parameters'],
]);

/** Parameters by their place. One in a place that no version of OpenAPI knows is shown all the same. */
export function buildParameterGroups(parameters: ReadParameter[], anchor: string, context: SchemaContext): ParameterGroup[] {
  const places = new Set([...titles.keys(), ...parameters.map(({place}) => place)]);
  const groups = [...places].map((place) => ({
    title: titles.get(place) ?? `Parameters in ${place}`,
    fields: parameters
      .filter((parameter) => parameter.place === place)
      .map((parameter) => buildParameter(parameter, anchor, context)),
  }));
  return groups.filter(({fields}) => fields.length > 0);
}

function buildParameter(parameter: ReadParameter, anchor: string, context: SchemaContext): Field {
  const {name, place, written} = parameter;
  const field = buildHeader(parameter, `${anchor}/${place}`, context);
  const [mediaType] = Object.keys(written.content ?? {});
  const words = [
    ...(mediaType === undefined ? wordStyle(name, place, written, field.type) : [`as ${mediaType}`]),
    ...(written.allowEmptyValue === true ? ['may be empty'] : []),
  ];
  return {...field, constraints: [...field.constraints, ...words]};
}

/** What a header of a response is like. */
export function buildHeader({name, isRequired, schemas}: ReadHeader, at: string, context: SchemaContext): Field {
  return buildField(name, {schemas, open: () => context.flatten(schemas)}, isRequired, at, context);
}
