import {isFormType, isJsonType, isTextType, isXmlType} from '@docs/openapi';

/** A value as a body of a media type. A range becomes a type of it. `toXml` knows what the document calls its elements. */
export function writeBody(
  type: string,
  value: unknown,
  toXml: (value: unknown) => string,
): {type: string; body: BodyInit | null} {
  const own = type.includes('*') ? toSingleType(type, value) : type;
  if (value === undefined) return {type: own, body: isJsonType(own) ? 'null' : ''};
  if (isJsonType(own)) return {type: own, body: JSON.stringify(value)};
  if (isFormType(own)) return {type: own, body: new URLSearchParams(listTexts(value)).toString()};
  if (/^text\/event-stream/i.test(own))
    return {type: own, body: typeof value === 'string' ? value : `data: ${JSON.stringify(value)}\n\n`};
  if (isXmlType(own)) return {type: own, body: typeof value === 'string' ? value : toXml(value)};
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return {type: own, body: isTextType(own) ? text : new TextEncoder().encode(text)};
}

function toSingleType(type: string, value: unknown): string {
  if (/^(?:\*|application)\//.test(type)) return 'application/json';
  if (type.startsWith('text/')) return 'text/plain';
  return typeof value === 'string' ? type.replace('*', 'plain') : 'application/octet-stream';
}

function listTexts(value: unknown): [string, string][] {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return fields.map(([name, field]) => [name, typeof field === 'string' ? field : JSON.stringify(field)]);
}
