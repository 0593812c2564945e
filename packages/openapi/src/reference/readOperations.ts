import type {AnySchema, Header, Link, OpenApiDocument, Parameter} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {readEntries} from '../document/readValues.ts';
import {
  listCallbacks,
  listOperations,
  listResponses,
  listWebhooks,
  place,
  type Placed,
  type PlacedOperation,
  placeParameter,
} from '../document/walk.ts';
import type {ApiRequest} from '../requests/checkRequest.ts';
import {exampleRequest} from '../requests/exampleRequest.ts';
import {readContent, type ReadMediaType, readSchemas} from './readContent.ts';

/** An operation with all that its section shows, references to anything but schemas followed. */
export type ReadOperation = {
  placed: PlacedOperation;
  /** The API calls it. Its responses are those of the reader's server, so none of them is an error of the API. */
  isReceived: boolean;
  /** What its examples send. */
  request: ApiRequest;
  parameters: ReadParameter[];
  /** What the body may be. */
  content: ReadMediaType[];
  /** Responses that are no error. */
  answers: ReadResponse[];
  errors: ReadResponse[];
  callbacks: ReadCallback[];
};

export type ReadParameter = ReadHeader & {place: string; written: Parameter};

export type ReadHeader = {
  name: string;
  isRequired: boolean;
  /** Its schema, and what it says about itself. */
  schemas: Placed<AnySchema>[];
};

export type ReadResponse = {
  status: string;
  pointer: string;
  description: string | undefined;
  content: ReadMediaType[];
  headers: ReadHeader[];
  links: ReadLink[];
};

export type ReadLink = Link & {name: string; pointer: string};

export type ReadCallback = {name: string; operation: ReadOperation};

/** The operations of a document, those that it receives last. What is built from them does not read the document again. */
export function readOperations(document: OpenApiDocument): ReadOperation[] {
  return [
    ...listOperations(document).map((placed) => readOperation(document, placed, false, [])),
    ...listWebhooks(document).map((placed) => readOperation(document, placed, true, [])),
  ];
}

/** `above` are the operations that this one is a callback of. */
function readOperation(document: OpenApiDocument, placed: PlacedOperation, isReceived: boolean, above: string[]): ReadOperation {
  const {pointer, value} = placed;
  const responses = readResponses(document, placed);
  const hasSuccess = responses.some(({status}) => /^[123]/.test(status));
  const isError = ({status}: ReadResponse): boolean =>
    !isReceived && (/^[45]/.test(status) || (status === 'default' && hasSuccess));
  const way = [...above, pointer];
  return {
    placed,
    isReceived,
    request: exampleRequest(placed, document),
    parameters: placed.parameters.map((parameter) => readParameter(document, placed, parameter.value)),
    content: readContent(document, `${pointer}/requestBody`, value.requestBody?.content),
    answers: responses.filter((response) => !isError(response)),
    errors: responses.filter(isError),
    callbacks: way.length > deepest ? [] : readCallbacks(document, placed, way),
  };
}

/** Callbacks may have callbacks, and lead to each other: without an end, documents could make pages grow without one. */
const deepest = 3;

function readCallbacks(document: OpenApiDocument, placed: PlacedOperation, way: string[]): ReadCallback[] {
  return listCallbacks(document, placed)
    .filter(({operation}) => !way.includes(operation.pointer))
    .map(({name, operation}) => ({name, operation: readOperation(document, operation, true, way)}));
}

function readResponses(document: OpenApiDocument, placed: PlacedOperation): ReadResponse[] {
  return listResponses(document, placed).map(({status, pointer, value}) => ({
    status,
    pointer: placed.pointer + toPointer('responses', status),
    description: value.description ?? value.summary,
    content: readContent(document, pointer, value.content),
    headers: readEntries(value.headers).map(([name, header]) =>
      readHeader(document, name, place<Header>(document, pointer + toPointer('headers', name), header)),
    ),
    links: readEntries(value.links).map(([name, link]) => {
      const found = place<Link>(document, pointer + toPointer('links', name), link);
      return {...found.value, name, pointer: found.pointer};
    }),
  }));
}

function readParameter(document: OpenApiDocument, operation: PlacedOperation, parameter: Parameter): ReadParameter {
  const {name, in: place, required} = parameter;
  const pointer = placeParameter(operation, parameter);
  return {
    name,
    place,
    isRequired: required === true,
    schemas: readSchemas(document, pointer, parameter),
    written: parameter,
  };
}

function readHeader(document: OpenApiDocument, name: string, {pointer, value}: Placed<Header>): ReadHeader {
  return {name, isRequired: value.required === true, schemas: readSchemas(document, pointer, value)};
}

/** The schemas that the section of an operation starts with. Errors are listed apart from operations. */
export function listOperationSchemas({parameters, content, answers, callbacks}: ReadOperation): AnySchema[] {
  return [
    ...listFieldSchemas(parameters),
    ...listContentSchemas(content),
    ...answers.flatMap(listResponseSchemas),
    ...callbacks.flatMap(({operation}) => listOperationSchemas(operation)),
  ];
}

export function listResponseSchemas({content, headers}: ReadResponse): AnySchema[] {
  return [...listContentSchemas(content), ...listFieldSchemas(headers)];
}

function listFieldSchemas(fields: ReadHeader[]): AnySchema[] {
  return fields.flatMap(({schemas}) => schemas.map(({value}) => value));
}

function listContentSchemas(content: ReadMediaType[]): AnySchema[] {
  return content.flatMap(({schema}) => (schema ? [schema.value] : []));
}
