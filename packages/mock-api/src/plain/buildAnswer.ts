import {
  chooseMediaType,
  exampleValue,
  findMediaType,
  type Header,
  listResponses,
  type OpenApiDocument,
  type PlacedOperation,
  resolve,
  type Response as DescribedResponse,
  toPointer,
  writeXml,
} from '@docs/openapi';
import {Refusal} from '../request/refusal.ts';
import {isHeaderName, toHeaderText} from './headerText.ts';
import {readPreferences} from './readPreferences.ts';
import {chooseStatus} from './chooseStatus.ts';
import {readExample} from './readExample.ts';
import {writeBody} from './writeBody.ts';

export type Answer = {status: number; body: BodyInit | null; headers: [string, string][]};

/** The response that a document shows: the first success, or what the headers `Prefer` and `Accept` ask for. */
export function buildAnswer(document: OpenApiDocument, operation: PlacedOperation, headers: Headers): Answer {
  const preferred = readPreferences(headers.get('prefer') ?? '');
  const responses = listResponses(document, operation);
  const {status, key} = chooseStatus(
    operation.value.operationId,
    responses.map((response) => response.status),
    preferred.code,
  );
  const {value: response = {}, pointer = ''} = responses.find((other) => other.status === key) ?? {};
  const own = listHeaders(document, response);
  const content = response.content ?? {};
  const type = acceptType(content, headers.get('accept') ?? '*/*');
  const media = type === undefined ? undefined : content[type];
  if (type === undefined || media === undefined) return {status, body: null, headers: own};
  const written = writeBody(type, readExample(document, media, preferred.example), (value) =>
    writeXml(document, `${pointer}/content${toPointer(type)}/schema`, value),
  );
  return {status, body: written.body, headers: [...own, ['content-type', toHeaderText(written.type)]]};
}

/** The first of the accepted types that the response has. */
function acceptType(content: NonNullable<DescribedResponse['content']>, accept: string): string | undefined {
  const wanted = accept
    .split(',')
    .map((part) => ({type: part.split(';')[0]?.trim() ?? '', weight: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1)}))
    .sort((one, other) => other.weight - one.weight);
  const types = Object.keys(content);
  if (types.length === 0) return undefined;
  for (const {type} of wanted) {
    const found = type === '*/*' || type === '' ? chooseMediaType(content) : findMediaType(content, type);
    if (found !== undefined) return found;
  }
  throw new Refusal(406, `There is no response as ${accept}. Accept one of: ${types.join(', ')}.`);
}

/** Those that say how a body is sent are the mock's own. */
const transport = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive'];

function listHeaders(document: OpenApiDocument, {headers = {}}: DescribedResponse): [string, string][] {
  return Object.entries(headers)
    .filter(([name]) => isHeaderName(name) && !transport.includes(name.toLowerCase()))
    .map(([name, header]) => [name, writeHeader(document, resolve<Header>(document, header))]);
}

function writeHeader(document: OpenApiDocument, header: Header): string {
  const [media] = Object.values(header.content ?? {});
  const value = readExample(document, {...media, ...header}, undefined) ?? exampleValue(document, {type: 'string'}, 'response');
  return toHeaderText(typeof value === 'string' ? value : JSON.stringify(value));
}
