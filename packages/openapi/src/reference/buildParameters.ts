import type {MediaType, OpenApiDocument, Parameter} from '../openApiDocument.ts';
import type {Field, ParameterGroup} from './apiReference.ts';
import {listExamples} from './buildMediaTypes.ts';
import {buildField, type SchemaContext} from './buildSchema.ts';
import {type AnySchema, isSchema} from './schemaRefs.ts';

const places = [
  {place: 'path', title: 'Path parameters'},
  {place: 'query', title: 'Query parameters'},
  {place: 'header', title: 'Header parameters'},
  {place: 'cookie', title: 'Cookie parameters'},
] as const;

export function buildParameterGroups(parameters: Parameter[], anchor: string, context: ParameterContext): ParameterGroup[] {
  return places
    .map(({place, title}) => ({
      title,
      fields: parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => buildParameter(parameter, `${anchor}/${place}`, context)),
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
function buildParameter(parameter: AnyParameter, at: string, context: ParameterContext): Field {
  const {name, required, description, content = {}, deprecated} = parameter;
  const [shown] = [parameter, ...Object.values(content)].flatMap((media) => listExamples(media, context.document));
  const schema = parameterSchema(parameter);
  const said = {
    ...(description === undefined ? {} : {description}),
    ...(shown === undefined ? {} : {examples: [shown.value]}),
    ...(deprecated === undefined ? {} : {deprecated}),
  };
  return buildField(name, isSchema(schema) ? {allOf: [schema], ...said} : said, required === true, at, context);
}
