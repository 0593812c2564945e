import {requestLayer} from '@docs/algolia-specs';
import {createLazyValidator, Refusal} from '@docs/mock-api';
import {type ApiRequest, checkRequest, type Fault, type Parameter, type PlacedOperation} from '@docs/openapi';
import {isGeneric, type Library, type LibraryOperation} from '../content/library.ts';
import {createMockSession} from '../content/mockSession.ts';
import {ToolFault} from '../content/toolFault.ts';
import {wordNearest, writeBody} from './httpRequest.ts';

/** What is wrong with a request: its form, or else what it means. */
export type Checked = {operation: PlacedOperation; api: string; faults: Fault[]; refusal?: string};

/** A request by method and path, which starts with the name of the API. */
type Call = {method: string; path: string; headers: Record<string, string>; body: unknown};

/** Checks a request by the name of its operation. */
export async function checkOperation(
  library: Library,
  operation: LibraryOperation,
  {parameters, body}: {parameters: Record<string, unknown>; body: unknown},
): Promise<Checked> {
  const {document, api} = operation;
  const request = {...placeParameters(operation, parameters), ...(body === undefined ? {} : {body})};
  const contract = {document, validate: createLazyValidator(document), layer: requestLayer};
  const faults = checkRequest(operation, request, contract);
  if (faults.length > 0) return {operation, api: api.name, faults};
  return {operation, api: api.name, faults, ...(await findRefusal(library, writeCall(operation, request)))};
}

/** Checks a request as it's sent. */
export async function checkCall(library: Library, call: Call): Promise<Checked> {
  const {operation, api, faults} = await readCall(library, call);
  if (isGeneric(operation))
    throw new ToolFault(`The ${api} API has no ${wordNearest(library, call.method, call.path.replace(/^\/[^/]*/, ''))}`);
  return {operation, api, faults, ...(faults.length > 0 ? {} : await findRefusal(library, call))};
}

async function readCall(library: Library, {method, path, headers, body}: Call) {
  const sent = writeBody(body);
  if (sent.body !== undefined && method === 'GET') throw new ToolFault('A GET request takes no body.');
  try {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {...headers, 'content-type': 'application/json'},
      ...sent,
    });
    return await library.loadChecker().check(request);
  } catch (error) {
    // A header that can't be sent is a TypeError.
    if (error instanceof Refusal || error instanceof TypeError) throw new ToolFault(error.message);
    throw error;
  }
}

/** Parameters go where the operation has them. One that it doesn't know is checked as part of the query, and refused there. */
function placeParameters({parameters}: PlacedOperation, given: Record<string, unknown>): ApiRequest {
  const places: Record<Parameter['in'], Record<string, unknown>> = {path: {}, query: {}, header: {}, cookie: {}, querystring: {}};
  for (const [name, value] of Object.entries(given)) {
    const known = parameters.find((parameter) => parameter.value.name.toLowerCase() === name.toLowerCase())?.value;
    places[known?.in ?? 'query'][known?.name ?? name] = value;
  }
  return {path: places.path, query: places.query, headers: places.header};
}

function writeCall(
  {api, method, path: template}: LibraryOperation,
  {path = {}, query = {}, headers = {}, body}: ApiRequest,
): Call {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(toText(path[name] ?? '')));
  const search = new URLSearchParams(mapValues(query)).toString();
  return {
    method: method.toUpperCase(),
    path: `/${api.name}${filled}${search === '' ? '' : `?${search}`}`,
    headers: mapValues(headers),
    body,
  };
}

function mapValues(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toText(value)]));
}

/** A value as it's written in an address or a header. Half a character can't be written at all. */
function toText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** The index that every mock starts with. */
const exampleIndex = 'films';

/** A valid request may be refused for what it means: a filter that can't be read, a time that's long past. A mock of its own tells. */
async function findRefusal(library: Library, {body, ...call}: Call): Promise<{refusal?: string}> {
  const send = (path: string): Promise<Response> => createMockSession(library).send({...call, path, ...writeBody(body)});
  const first = await send(call.path);
  // The mock doesn't have the caller's indices. What is asked of them can be asked of another.
  const elsewhere = call.path.replace(/^(\/[\w-]+\/1\/indexes\/)[^/?]+/, `$1${exampleIndex}`);
  const response = first.status === 404 && elsewhere !== call.path ? await send(elsewhere) : first;
  if (response.status !== 400 && response.status !== 422) return {};
  const {message} = (await response.json()) as {message?: string};
  return message === undefined ? {} : {refusal: message};
}
