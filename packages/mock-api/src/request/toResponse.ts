import type {HandlerAnswer} from './call.ts';
import {Refusal} from './refusal.ts';

/** A page on another port may call the mock and read the answers. */
const crossOrigin = {'access-control-allow-origin': '*', 'access-control-expose-headers': '*'};
const ownHeaders = {'x-mock-api': 'true', ...crossOrigin};
const jsonHeaders = {'content-type': 'application/json; charset=utf-8', ...ownHeaders};

/** `operation` names what answered, for those who watch what a client really calls. */
export function toResponse({status, body}: HandlerAnswer, operation: string): Response {
  const content = status === 204 ? null : JSON.stringify(body);
  return new Response(content, {status, headers: {...jsonHeaders, 'x-mock-operation': operation}});
}

/** The same for a body of any kind, with headers of its own. */
export function toPlainResponse(
  {status, body, headers}: {status: number; body: BodyInit | null; headers: [string, string][]},
  operation: string,
): Response {
  const response = new Response(isBodyless(status) ? null : body, {status, headers: ownHeaders});
  for (const [name, value] of [['x-mock-operation', operation], ...headers]) response.headers.set(name ?? '', value ?? '');
  return response;
}

function isBodyless(status: number): boolean {
  return [204, 205, 304].includes(status);
}

/** What browsers ask before a call from another origin. */
export function toPreflightResponse(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-allow-private-network': 'true',
      'access-control-max-age': '86400',
    },
  });
}

/** A refusal says what is wrong with the request. Anything else is an error of the mock. */
export function toErrorResponse(error: unknown): Response {
  if (error instanceof Refusal) {
    const {status, message, faults, headers} = error;
    const body = {message, status, ...(faults.length > 0 ? {faults} : {})};
    return new Response(JSON.stringify(body), {status, headers: {...jsonHeaders, ...headers}});
  }
  const message = `The mock failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  return new Response(JSON.stringify({message, status: 500}), {status: 500, headers: jsonHeaders});
}
