import {chooseMediaType} from '../document/mediaTypes.ts';
import type {Example, MediaType, OpenApiDocument, Parameter} from '../document/openApiDocument.ts';
import {type PlacedOperation, resolve} from '../document/walk.ts';
import {exampleValue} from '../examples/exampleValue.ts';
import type {ApiRequest} from './checkRequest.ts';

/**
 * The request that an operation's examples make: its required parameters and the first example of the body.
 * Optional parameters only distract, apart from the free ones of the generic calls: those show what the call is for.
 * Where the operation has no examples, values are made from the schemas of its document, if that is given.
 */
export function exampleRequest(operation: PlacedOperation, document?: OpenApiDocument): ApiRequest {
  const shown = operation.parameters
    .map(({value}) => value)
    .filter((parameter) => isNeeded(parameter) || (takesAnyFields(parameter) && readExample(parameter, document) !== undefined));
  const body = exampleBody(operation, document);
  const cookies = readExamples(shown, ['cookie'], document);
  return {
    path: readExamples(shown, ['path'], document),
    query: readExamples(shown, ['query', 'querystring'], document),
    headers: readExamples(shown, ['header'], document),
    ...(Object.keys(cookies).length === 0 ? {} : {cookies}),
    ...(body === undefined ? {} : {body}),
  };
}

/** Without its values a path leads nowhere. */
function isNeeded(parameter: Parameter): boolean {
  return parameter.required === true || parameter.in === 'path';
}

/** An object that is written in place. One with a name has fields of its own, so it is not free. */
function takesAnyFields({schema}: Parameter): boolean {
  return schema?.type === 'object';
}

function readExamples(parameters: Parameter[], places: Parameter['in'][], document?: OpenApiDocument): Record<string, unknown> {
  return Object.fromEntries(
    parameters
      .filter((parameter) => places.includes(parameter.in))
      .map((parameter) => [parameter.name, readExample(parameter, document) ?? makeExample(parameter, document)]),
  );
}

/** The body in the media type that samples send. One that an operation may go without is only sent where it's usual. */
function exampleBody({method, value}: PlacedOperation, document?: OpenApiDocument): unknown {
  const {content = {}, required = false} = value.requestBody ?? {};
  const type = chooseMediaType(content);
  const media = type === undefined ? undefined : content[type];
  if (!media) return undefined;
  const isUsual = required || !['get', 'head', 'delete'].includes(method);
  return readExample(media, document) ?? (isUsual ? makeExample(media, document) : undefined);
}

type Holder = Pick<Parameter, 'example' | 'examples' | 'schema' | 'content'>;

/** The example that is written. Some only have an address. */
function readExample({example, examples = {}, content = {}}: Holder, document?: OpenApiDocument): unknown {
  const [media] = Object.values(content);
  const values = Object.values(examples).map((entry) => (document ? resolve<Example>(document, entry) : entry).value);
  return example ?? values.find((value) => value !== undefined) ?? (media && readExample(media, document));
}

function makeExample(
  {schema, content = {}}: Holder | (MediaType & Pick<Holder, 'content'>),
  document?: OpenApiDocument,
): unknown {
  const [media] = Object.values(content);
  const described = schema ?? media?.schema;
  return document && exampleValue(document, described ?? {type: 'string'});
}
