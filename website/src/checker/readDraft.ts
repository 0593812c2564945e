import {
  type ApiRequest,
  type OpenApiDocument,
  parseJson,
  type ParsedJson,
  type PlacedOperation,
  resolve,
  type Schema,
} from '@docs/openapi';
import type {RequestDraft} from '../checkStart.ts';
import {readBodyFormat} from './bodyFormat.ts';
import {partOf} from './draft.ts';

/** An empty text means that the parameter, or the body, is not sent. */
export function readDraft(
  document: OpenApiDocument,
  operation: PlacedOperation,
  {parameters, body}: RequestDraft,
): {request: ApiRequest; parsed: ParsedJson | undefined} {
  const {isJson} = readBodyFormat(operation);
  const isGiven = body.trim() !== '';
  const parsed = isGiven && isJson ? parseJson(body) : undefined;
  const sent = isGiven && !isJson ? {body} : parsed?.kind === 'value' ? {body: parsed.value} : {};
  const request: ApiRequest = {path: {}, query: {}, headers: {}, cookies: {}, ...sent};
  for (const {value} of operation.parameters) {
    const text = parameters[`${value.in}/${value.name}`] ?? '';
    const part = partOf(request, value.in);
    if (part && text !== '') part[value.name] = readParameter(text, resolve(document, value.schema ?? {}));
  }
  return {request, parsed};
}

/** In an address everything is text; the schema says what it stands for. What does not fit stays a text, and is a fault then. */
function readParameter(text: string, {type}: Schema): unknown {
  const types = [type ?? []].flat();
  if (types.length === 0 || types.includes('string')) return text;
  if (types.includes('array') && !text.trimStart().startsWith('[')) return text.split(',').map((entry) => entry.trim());
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
