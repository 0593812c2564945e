import {
  type ApiRequest,
  chooseMediaType,
  findMediaType,
  isFormType,
  isJsonType,
  isMultipartType,
  type OpenApiDocument,
  type PlacedOperation,
  readForm,
  readParameters,
  toBodySchema,
} from '@docs/openapi';
import {readJson, readLimited, tenMegabytes} from '../request/readBody.ts';
import {Refusal} from '../request/refusal.ts';

/** A request as values: parameters by their styles, the body by its media type. `unchecked` are names in the query that are no parameters. */
export async function readPlainRequest(
  document: OpenApiDocument,
  operation: PlacedOperation,
  request: Request,
  {path, unchecked}: {path: Record<string, string>; unchecked: string[]},
): Promise<ApiRequest> {
  const search = new URLSearchParams(new URL(request.url).search);
  unchecked.filter((name) => !takesQuery(operation, name)).forEach((name) => search.delete(name));
  const values = readParameters(document, operation, {path, search, headers: request.headers});
  const bytes = await readLimited(request, tenMegabytes);
  return {...values, ...(bytes.length === 0 ? {} : await readBytes(document, operation, request.headers, bytes))};
}

function takesQuery({parameters}: PlacedOperation, name: string): boolean {
  return parameters.some(({value}) => value.in === 'query' && value.name === name);
}

async function readBytes(
  document: OpenApiDocument,
  operation: PlacedOperation,
  headers: Headers,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Pick<ApiRequest, 'body' | 'contentType'>> {
  const content = operation.value.requestBody?.content ?? {};
  const sent = headers.get('content-type');
  if (sent !== null && Object.keys(content).length > 0 && findMediaType(content, sent) === undefined)
    throw new Refusal(415, `The body is ${sent}. ${operation.value.operationId} takes: ${Object.keys(content).join(', ')}.`);
  const contentType = sent ?? chooseMediaType(content) ?? 'application/json';
  const place = toBodySchema(operation, contentType);
  if (isJsonType(contentType)) return {body: readJson(bytes), contentType};
  if (isFormType(contentType))
    return {body: readForm(document, place, [...new URLSearchParams(new TextDecoder().decode(bytes))]), contentType};
  if (isMultipartType(contentType)) return {body: readForm(document, place, await readParts(bytes, contentType)), contentType};
  return {body: new TextDecoder().decode(bytes), contentType};
}

/** The parts of a form. A file is a text as far as a schema knows: its name will do. */
async function readParts(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<[string, string][]> {
  try {
    const form = await new Response(bytes, {headers: {'content-type': contentType}}).formData();
    return [...form].map(([name, part]) => [name, typeof part === 'string' ? part : part.name]);
  } catch {
    throw new Refusal(400, `The body can't be read as ${contentType}. Send parts, each after a line with the boundary.`);
  }
}
