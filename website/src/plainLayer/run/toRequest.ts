import type {SentRequest} from '@docs/openapi/samples';

/** A request as a browser would send it. */
export function toRequest({method, address, headers, basic, body}: SentRequest): Request {
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  const request = new Request(address, {method, ...(hasBody && {body: writeBody(body)})});
  const sent = new Headers(request.headers);
  for (const [name, value] of headers) sent.append(name, value);
  if (basic) sent.set('Authorization', `Basic ${btoa(`${basic.user}:${basic.password}`)}`);
  if (hasBody && body.kind !== 'multipart') sent.set('Content-Type', body.type);
  // Pages may not give a request a cookie. This one goes to a function, and never over a network.
  Object.defineProperty(request, 'headers', {value: sent});
  return request;
}

function writeBody(body: NonNullable<SentRequest['body']>): BodyInit {
  switch (body.kind) {
    case 'json':
      return JSON.stringify(body.value);
    case 'text':
      return body.text;
    case 'form':
      return new URLSearchParams(body.fields);
    case 'file':
      return new Blob([body.file]);
    case 'multipart': {
      const form = new FormData();
      for (const {name, kind, text} of body.parts) form.append(name, kind === 'file' ? new File(['content'], text) : text);
      return form;
    }
  }
}
