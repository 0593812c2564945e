import type {AnySchema, Example, MediaType, OpenApiDocument, Parameter} from '../document/openApiDocument.ts';
import {refName, toPointer} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {listOperations, listResponses, type Placed, type PlacedOperation, placeParameter, resolve} from '../document/walk.ts';
import type {ApiRequest} from '../requests/checkRequest.ts';
import {exampleRequest} from '../requests/exampleRequest.ts';

/** An operation with all that its section shows, references to anything but schemas followed. */
export type ReadOperation = {
  placed: PlacedOperation;
  /** What its examples send. */
  request: ApiRequest;
  parameters: ReadParameter[];
  /** What the body may be. */
  content: ReadMediaType[];
  /** Responses that are no error. */
  answers: ReadResponse[];
  errors: ReadResponse[];
};

type ReadParameter = {
  name: string;
  place: string;
  isRequired: boolean;
  /** Its schema, and what it says about itself. */
  schemas: Placed<AnySchema>[];
};

export type ReadResponse = {status: string; pointer: string; description: string | undefined; content: ReadMediaType[]};

export type ReadMediaType = {
  type: string;
  schema: Placed<AnySchema> | undefined;
  /** What the document calls the schema; empty where it has no name. */
  schemaName: string;
  examples: Example[];
};

/** The operations of a document. What is built from them does not read the document again. */
export function readOperations(document: OpenApiDocument): ReadOperation[] {
  return listOperations(document).map((placed) => {
    const {pointer, value} = placed;
    const responses = listResponses(document, placed).map((response) => ({
      status: response.status,
      pointer: pointer + toPointer('responses', response.status),
      description: response.value.description,
      content: readContent(document, response.pointer, response.value.content),
    }));
    return {
      placed,
      request: exampleRequest(placed),
      parameters: placed.parameters.map((parameter) => readParameter(document, placed, parameter.value)),
      content: readContent(document, `${pointer}/requestBody`, value.requestBody?.content),
      answers: responses.filter(({status}) => !isError(status)),
      errors: responses.filter(({status}) => isError(status)),
    };
  });
}

function isError(status: string): boolean {
  return /^[45]/.test(status);
}

/** A parameter may have a media type instead of a schema. */
type AnyParameter = Parameter & {content?: Record<string, MediaType>};

/** What the parameter says about itself goes before what its schema says. */
function readParameter(document: OpenApiDocument, operation: PlacedOperation, parameter: AnyParameter): ReadParameter {
  const {name, in: place, required, description, deprecated, schema, content = {}} = parameter;
  const pointer = placeParameter(operation, parameter);
  const media = schema === undefined ? readContent(document, pointer, content)[0]?.schema : undefined;
  const written = schema === undefined ? media : {pointer: `${pointer}/schema`, value: schema};
  const [shown] = [parameter, ...Object.values(content)].flatMap((holder) => readShownExamples(document, holder));
  const said = {
    ...(description === undefined ? {} : {description}),
    ...(shown === undefined ? {} : {examples: [shown.value]}),
    ...(deprecated === undefined ? {} : {deprecated}),
  };
  const schemas = [...(isSchema(written?.value) ? [written] : []), {pointer, value: said}];
  return {name, place, isRequired: required === true, schemas};
}

function readContent(document: OpenApiDocument, holder: string, content: Record<string, MediaType> = {}): ReadMediaType[] {
  return Object.entries(content).map(([type, media]) => ({
    type,
    schema:
      media.schema === undefined ? undefined : {pointer: `${holder}${toPointer('content', type)}/schema`, value: media.schema},
    schemaName: nameOf(document, media.schema),
    examples: readShownExamples(document, media),
  }));
}

function nameOf({components}: OpenApiDocument, schema: AnySchema | undefined): string {
  const name = isSchema(schema) ? refName(schema) : undefined;
  return name !== undefined && components?.schemas?.[name] !== undefined ? name : '';
}

/** Examples that are here to be read; some only have an address. */
function readShownExamples(
  document: OpenApiDocument,
  {example, examples = {}}: Pick<MediaType, 'example' | 'examples'>,
): Example[] {
  const named = Object.entries(examples).map(([name, entry]) => ({summary: name, ...resolve(document, entry)}));
  return [{summary: 'Example', value: example}, ...named].filter(({value}) => value !== undefined);
}
