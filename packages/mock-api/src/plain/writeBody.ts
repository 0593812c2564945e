import {isFormType, isJsonType, isTextType} from '@docs/openapi';

/** A value as a body of a media type. A range becomes a type of it. */
export function writeBody(type: string, value: unknown): {type: string; body: BodyInit | null} {
  const own = type.includes('*') ? toSingleType(type, value) : type;
  if (value === undefined) return {type: own, body: isJsonType(own) ? 'null' : ''};
  if (isJsonType(own)) return {type: own, body: JSON.stringify(value)};
  if (isFormType(own)) return {type: own, body: new URLSearchParams(listTexts(value)).toString()};
  if (/^text\/event-stream/i.test(own))
    return {type: own, body: typeof value === 'string' ? value : `data: ${JSON.stringify(value)}\n\n`};
  if (/[/+]xml/i.test(own)) return {type: own, body: typeof value === 'string' ? value : writeXml('response', value)};
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

/** Plain elements by the names of fields: enough to read, without the names that a document may give them. */
function writeXml(name: string, value: unknown): string {
  const tag = name.replaceAll(/[^\w.-]/g, '_').replace(/^(?=[\d.-])/, '_');
  if (Array.isArray(value)) return value.map((entry) => writeXml(name, entry)).join('');
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([field, entry]) => writeXml(field, entry))
          .join('')
      : String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<${tag}>${inner}</${tag}>`;
}
