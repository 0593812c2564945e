import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {hasKeys, toTokens} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {findFieldSchemas, listParts} from '../document/schemaParts.ts';

/** A value as XML, with the names that the schema at a place of the document gives to its parts. */
export function writeXml(document: OpenApiDocument, pointer: string, value: unknown): string {
  const root = readElement(document, pointer, findComponentName(document, pointer) ?? 'root');
  // A document has one element, so a list is always inside of one.
  const lines = Array.isArray(value)
    ? writeTag(root, [], writeEntries(document, root, value))
    : writeValue(document, root, value);
  return lines.join('\n');
}

/** How a schema wants its value to be written. Where nobody knows the schema, it has no place. */
type Element = {name: string; place: string | undefined; namespace: string; isAttribute: boolean; isWrapped: boolean};

function readElement(document: OpenApiDocument, place: string | undefined, fallback: string): Element {
  const parts = place === undefined ? [] : listParts(document, place);
  // A schema says more than what it refers to.
  const {name, prefix, namespace, attribute, wrapped} = Object.assign(
    {},
    ...parts.map(({value}) => (isSchema(value.xml) ? value.xml : {})).reverse(),
  ) as Record<string, unknown>;
  const own = typeof name === 'string' ? name : fallback;
  const isPrefixed = typeof prefix === 'string';
  return {
    name: isPrefixed ? `${toName(prefix)}:${toName(own)}` : toName(own),
    place,
    namespace: typeof namespace === 'string' ? `xmlns${isPrefixed ? `:${toName(prefix)}` : ''}="${escapeText(namespace)}"` : '',
    isAttribute: attribute === true,
    isWrapped: wrapped === true,
  };
}

/** The lines of an element; of a list, those of one element for each entry. */
function writeValue(document: OpenApiDocument, element: Element, value: unknown): string[] {
  if (Array.isArray(value)) {
    const entries = writeEntries(document, element, value);
    return element.isWrapped ? writeTag(element, [], entries) : entries;
  }
  if (!hasKeys(value)) return writeTag(element, [], value === null ? [] : writeText(value));
  const fields = Object.entries(value).map(([name, inner]) => {
    const place = element.place === undefined ? undefined : findFieldSchemas(document, element.place, name)[0]?.place;
    return {inner, element: readElement(document, place, name)};
  });
  const attributes = fields.filter(({element: {isAttribute}, inner}) => isAttribute && !hasKeys(inner));
  return writeTag(
    element,
    attributes.map(({element: {name}, inner}) => `${name}="${writeText(inner)}"`),
    fields.filter((field) => !attributes.includes(field)).flatMap((field) => writeValue(document, field.element, field.inner)),
  );
}

function writeEntries(document: OpenApiDocument, {name, place}: Element, entries: unknown[]): string[] {
  const inner = place === undefined ? undefined : findFieldSchemas(document, place, '0')[0]?.place;
  const element = readElement(document, inner, name);
  return entries.flatMap((entry) => writeValue(document, element, entry));
}

/** `inner` is the text of the element, or the lines of those inside of it. */
function writeTag({name, namespace}: Element, attributes: string[], inner: string | string[]): string[] {
  const start = [name, ...(namespace === '' ? [] : [namespace]), ...attributes].join(' ');
  if (inner.length === 0) return [`<${start} />`];
  if (typeof inner === 'string') return [`<${start}>${inner}</${name}>`];
  return [`<${start}>`, ...inner.map((line) => `  ${line}`), `</${name}>`];
}

/** The name of the first shared schema on the way to what the value is. */
function findComponentName(document: OpenApiDocument, pointer: string): string | undefined {
  const names = listParts(document, pointer).map((part) => toTokens(part.pointer));
  return names.find(([first, kind, , ...further]) => first === 'components' && kind === 'schemas' && further.length === 0)?.[2];
}

/** Names of fields may have signs that no name in XML has. */
function toName(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}_.-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
}

function writeText(value: unknown): string {
  return escapeText(typeof value === 'string' ? value : JSON.stringify(value));
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (sign) => (/[\t\n]/.test(sign) ? sign : '\uFFFD'));
}
