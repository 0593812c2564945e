import {type ApiRequest, exampleRequest, type OpenApiDocument, type PlacedOperation} from '@docs/openapi';
import {buildSentRequest, type SentRequest} from '@docs/openapi/samples';

/** The request that a sample makes of an operation's examples. */
export function buildExample(document: OpenApiDocument, operation: PlacedOperation): Request {
  return buildRequest(document, operation, exampleRequest(operation, document));
}

export function buildRequest(document: OpenApiDocument, operation: PlacedOperation, values: ApiRequest): Request {
  const {method, address, headers, basic, body} = buildSentRequest(document, operation, values);
  const all = new Headers();
  for (const [name, value] of headers) if (/^[\w-]+$/.test(name)) all.set(name, value.replaceAll(/[^\x20-\x7e]/g, '?'));
  if (basic) all.set('authorization', `Basic ${btoa(`${basic.user}:${basic.password}`)}`);
  if (body && body.kind !== 'multipart') all.set('content-type', body.type.replace('*/*', 'application/json'));
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  return new Request(address, {method, headers: all, ...(hasBody && {body: writeBody(body)})});
}

function writeBody(body: NonNullable<SentRequest['body']>): BodyInit {
  if (body.kind === 'json') return JSON.stringify(body.value);
  if (body.kind === 'form') return new URLSearchParams(body.fields);
  if (body.kind === 'text') return body.text;
  if (body.kind === 'file') return new Uint8Array([1, 2, 3]);
  const form = new FormData();
  for (const {name, kind, text} of body.parts) {
    if (kind === 'file') form.append(name, new File(['bytes'], text));
    else form.append(name, text);
  }
  return form;
}
