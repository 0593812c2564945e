import type {AnySchema, MediaType, OpenApiDocument, Parameter} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {type Placed, type PlacedOperation, placeParameter} from '../document/walk.ts';
import type {Field, ParameterGroup} from './apiReference.ts';
import {listExamples} from './buildMediaTypes.ts';
import {buildField, type SchemaContext} from './buildSchema.ts';

const places = [
  {place: 'path', title: 'Path parameters'},
  {place: 'query', title: 'Query parameters'},
  {place: 'header', title: 'Header parameters'},
  {place: 'cookie', title: 'Cookie parameters'},
] as const;

export function buildParameterGroups(operation: PlacedOperation, anchor: string, context: ParameterContext): ParameterGroup[] {
  return places
    .map(({place, title}) => ({
      title,
      fields: operation.parameters
        .filter(({value}) => value.in === place)
        .map(({value}) => buildParameter({pointer: placeParameter(operation, value), value}, `${anchor}/${place}`, context)),
    }))
    .filter(({fields}) => fields.length > 0);
}

type ParameterContext = SchemaContext & {document: OpenApiDocument};

/** A parameter may have a media type instead of a schema. */
type AnyParameter = Parameter & {content?: Record<string, MediaType>};

export function parameterSchema({schema, content = {}}: AnyParameter): AnySchema {
  return schema ?? Object.values(content)[0]?.schema ?? true;
}

/** What the parameter says about itself goes before what its schema says. */
function buildParameter({pointer, value: parameter}: Placed<AnyParameter>, at: string, context: ParameterContext): Field {
  const {name, required, description, content = {}, deprecated} = parameter;
  const [shown] = [parameter, ...Object.values(content)].flatMap((media) => listExamples(media, context.document));
  const schema = parameterSchema(parameter);
  const said = {
    ...(description === undefined ? {} : {description}),
    ...(shown === undefined ? {} : {examples: [shown.value]}),
    ...(deprecated === undefined ? {} : {deprecated}),
  };
  const [type] = parameter.schema === undefined ? Object.keys(content) : [];
  const schemaPointer = `${pointer}${type === undefined ? '' : toPointer('content', type)}/schema`;
  const schemas = [...(isSchema(schema) ? [{pointer: schemaPointer, value: schema}] : []), {pointer, value: said}];
  return buildField(name, {schemas, open: () => context.flatten(schemas)}, required === true, at, context);
}
