import {Refusal} from './refusal.ts';

const maxDepth = 100;
/** Clients in browsers send JSON under the two other names, because browsers then ask no permission first. */
const acceptedTypes = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];

/** How many bytes are too many, and what to say then. */
export type BodyLimit = {bytes: number; message: string};

export const tenMegabytes: BodyLimit = {bytes: 10_000_000, message: 'A request must be smaller than 10 MB.'};

/** Reads a body as JSON. Gives undefined when there is none. Refuses what is too large, no JSON, or unsafe to keep. */
export async function readBody(request: Request, limit: BodyLimit): Promise<unknown> {
  const bytes = await readLimited(request, limit);
  if (bytes.length === 0) return undefined;
  checkType(request.headers);
  return readJson(bytes);
}

/** The bytes of a body. Refuses too many of them. */
export async function readLimited(request: Request, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  // Firefox has no stream of a request's body.
  const bytes = request.body ? await readBytes(request.body, limit) : new Uint8Array(await request.arrayBuffer());
  if (bytes.length >= limit.bytes) throw new Refusal(413, limit.message);
  return bytes;
}

/** The value of JSON in UTF-8. Refuses what is no JSON, or unsafe to keep. */
export function readJson(bytes: Uint8Array): unknown {
  const value = parseJson(decodeUtf8(bytes));
  checkSafe(value);
  return value;
}

function checkType(headers: Headers): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (type && !acceptedTypes.includes(type))
    throw new Refusal(415, `The body is ${type}. Send JSON, with the header "Content-Type: application/json".`);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (charset && !['utf-8', 'utf8', '"utf-8"'].includes(charset))
    throw new Refusal(415, `The body is in ${charset}. Send UTF-8.`);
  const encoding = headers.get('content-encoding');
  if (encoding && encoding !== 'identity')
    throw new Refusal(415, `The body is compressed with ${encoding}. The mock takes uncompressed bodies only.`);
}

/** Stops at the limit: a body that never ends is not read to its end. */
async function readBytes(body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let {done, value} = await reader.read(); !done; {done, value} = await reader.read()) {
    length += value?.length ?? 0;
    if (length >= limit.bytes) {
      void reader.cancel();
      throw new Refusal(413, limit.message);
    }
    if (value) chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not UTF-8. Encode it as UTF-8 before you send it.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(400, `The body is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Walks without recursion, so that no depth can exhaust the stack. */
function checkSafe(root: unknown): void {
  const open: {value: unknown; depth: number}[] = [{value: root, depth: 0}];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const {value, depth} = entry;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) throw new Refusal(400, `The body is nested deeper than ${maxDepth} levels.`);
    if (Object.hasOwn(value, '__proto__')) throw unsafeKey('__proto__');
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'constructor' && typeof inner === 'object' && inner !== null && 'prototype' in inner)
        throw unsafeKey('constructor.prototype');
      open.push({value: inner, depth: depth + 1});
    }
  }
}

function unsafeKey(key: string): Refusal {
  return new Refusal(400, `The body has the key "${key}", which could change the behaviour of programs. Rename it.`);
}
