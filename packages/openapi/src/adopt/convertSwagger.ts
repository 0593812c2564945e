import {methods} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {readEntries, readList, readObject, readTexts} from '../document/readValues.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {omit} from './keep.ts';
import {mapObjects, type Values} from './mapObjects.ts';
import {createFindTarget, readTarget} from './references.ts';
import {convertBody, convertHeader, convertParameter, isBodyPart, type PlacedParameter} from './swaggerParameters.ts';
import {createPlaces, type Places} from './swaggerPlaces.ts';
import {convertSecurity} from './swaggerSecurity.ts';
import {convertServers} from './swaggerServers.ts';

type Converted = {document: Values; /** Where a place of the document was written. */ toWritten: (pointer: string) => string};

/** What an operation of Swagger 2.0 has from the document that it's in. */
type Context = {root: Values; places: Places; readParameter: (value: Values) => Values};

/** A document of Swagger 2.0 as one of OpenAPI 3.0. Never throws: what isn't as the standard says is left for who completes it. */
export function convertSwagger(root: Values): Converted {
  const find = createFindTarget(root);
  const places = createPlaces();
  const readParameter = (value: Values): Values => readTarget(root, value, '', find) ?? value;
  const context: Context = {root, places, readParameter};
  const servers = convertServers(root, root.schemes);
  const document: Values = {
    ...omit(root, ownFields),
    openapi: '3.0.4',
    ...(servers && {servers}),
    paths: mapEntries(root.paths, (item, path) => convertPathItem(item, toPointer('paths', path), context)),
    components: convertComponents(context),
  };
  const converted = mapObjects(document, (value) =>
    typeof value.$ref === 'string' ? {...value, $ref: places.toReference(value.$ref)} : value,
  );
  return {document: converted as Values, toWritten: places.toWritten};
}

/** What version 3 has elsewhere, or by another name. */
const ownFields = [
  ...['swagger', 'host', 'basePath', 'schemes', 'consumes', 'produces', 'definitions', 'parameters', 'responses'],
  ...['securityDefinitions', 'components'],
];

function convertComponents(context: Context): Values {
  const {root} = context;
  const parameters = readEntries(root.parameters).filter(([, value]) => !isBodyPart(context.readParameter(value)));
  return {
    ...readObject(root.components),
    schemas: readObject(root.definitions),
    parameters: Object.fromEntries(parameters.map(([name, value]) => [name, convertParameter(value)])),
    responses: mapEntries(root.responses, (value) => convertResponse(value, root.produces)),
    securitySchemes: mapEntries(root.securityDefinitions, convertSecurity),
  };
}

/** A path item whose bodies are with the operations that have them. */
function convertPathItem(item: Values, pointer: string, context: Context): Values {
  const shared = listParameters(item, pointer, context);
  const own = placeParameters(shared, pointer, context);
  return Object.fromEntries(
    Object.entries({...item, ...own}).map(([field, value]) => {
      const isOperation = methods.some((method) => method === field) && isSchema(value);
      return [field, isOperation ? convertOperation(value, pointer + toPointer(field), shared.filter(isBody), context) : value];
    }),
  );
}

function convertOperation(operation: Values, pointer: string, sharedBody: PlacedParameter[], context: Context): Values {
  const {root, places} = context;
  const parameters = listParameters(operation, pointer, context);
  const own = parameters.filter(isBody);
  const isReplaced = ({parameter}: PlacedParameter): boolean =>
    own.some((other) => other.parameter.in === 'body' || other.parameter.name === parameter.name);
  const parts = [...sharedBody.filter((part) => !isReplaced(part)), ...own];
  const body = convertBody(parts, readTexts(operation.consumes ?? root.consumes));
  const [first] = parts;
  if (first) places.add(`${pointer}/requestBody`, first.pointer);
  const servers = convertServers(root, operation.schemes);
  return {
    ...omit(operation, ['consumes', 'produces', 'schemes', 'parameters']),
    ...placeParameters(parameters, pointer, context),
    ...(body && {requestBody: body}),
    ...(isSchema(operation.responses) && {
      responses: mapEntries(operation.responses, (value) => convertResponse(value, operation.produces ?? root.produces)),
    }),
    ...(operation.schemes !== undefined && servers && {servers}),
  };
}

const isBody = ({parameter}: PlacedParameter): boolean => isBodyPart(parameter);

/** The parameters of an operation or a path item, as they are where they're written, and what they are behind a reference. */
function listParameters(holder: Values, pointer: string, {readParameter}: Context): PlacedParameter[] {
  return readList(holder.parameters).flatMap((written, index) =>
    isSchema(written) ? [{written, parameter: readParameter(written), pointer: pointer + toPointer('parameters', index)}] : [],
  );
}

/** Those that aren't part of a body, which is why their places change. */
function placeParameters(parameters: PlacedParameter[], pointer: string, {places}: Context): Values {
  const kept = parameters.filter((placed) => !isBody(placed));
  for (const [index, {written, pointer: place}] of kept.entries()) {
    const at = pointer + toPointer('parameters', index);
    if (written.schema === undefined) places.add(`${at}/schema`, place);
    places.add(at, place);
  }
  return parameters.length === 0 ? {} : {parameters: kept.map(({written}) => convertParameter(written))};
}

/** A response whose schema and examples are by media type. */
function convertResponse(response: Values, produces: unknown): Values {
  if (response.$ref !== undefined) return response;
  const {schema, examples, headers, ...rest} = response;
  const shown = readObject(examples);
  const types = [...new Set([...(schema === undefined ? [] : listTypes(produces, schema)), ...Object.keys(shown)])];
  const content = types.map((type) => [
    type,
    {...(schema !== undefined && {schema}), ...(Object.hasOwn(shown, type) && {example: shown[type]})},
  ]);
  return {
    ...rest,
    ...(headers !== undefined && {headers: mapEntries(headers, convertHeader)}),
    ...(content.length > 0 && {content: Object.fromEntries(content) as Values}),
  };
}

function listTypes(produces: unknown, schema: unknown): string[] {
  const types = readTexts(produces);
  if (types.length > 0) return types;
  return readObject(schema).type === 'file' ? ['application/octet-stream'] : ['application/json'];
}

/** A copy of an object with each of its objects changed. Others are left for who completes the document. */
function mapEntries(value: unknown, change: (entry: Values, name: string) => Values): Values {
  return Object.fromEntries(
    Object.entries(readObject(value)).map(([name, entry]) => [name, isSchema(entry) ? change(entry, name) : entry]),
  );
}
