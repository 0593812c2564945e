/** Elements that do something, or that change what the page is. */
const activeElements = new Set([
  ...['script', 'iframe', 'frame', 'object', 'embed', 'applet', 'portal', 'style', 'link', 'base', 'meta', 'form', 'template'],
  ...['audio', 'video', 'source', 'track', 'foreignobject', 'animate', 'set', 'use', 'image', 'math', 'slot', 'dialog', 'input'],
]);

const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'srcset', 'data', 'background', 'ping'];

/** What a browser would run, load or send because of an element, each as a text that says what it is. */
export function findActive(name: string, attributes: Record<string, string>): string[] {
  if (name.endsWith(' content')) return attributes.type === 'application/json' ? [] : [`<${name}> ${attributes.text ?? ''}`];
  const found = activeElements.has(name) ? [`<${name} ${describe(name, attributes)}>`] : [];
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on') || attribute === 'style') found.push(`<${name} ${attribute}="${value}">`);
    if (addresses.includes(attribute) && isHarmful(value)) found.push(`<${name} ${attribute}="${value}">`);
  }
  if (name === 'img' && /^\s*([a-z][\w+.-]*:|[\\/]{2})/i.test(attributes.src ?? ''))
    found.push(`<img src="${attributes.src ?? ''}">`);
  return found;
}

/** Of what describes a page, the kind says enough: its text differs from page to page. */
function describe(name: string, attributes: Record<string, string>): string {
  const {name: metaName, property, 'http-equiv': equivalent, rel, type, id} = attributes;
  if (name === 'meta' && equivalent === undefined) return metaName ?? property ?? 'charset';
  if (name === 'link') return rel === undefined ? '' : `rel=${rel}`;
  if (name === 'script' && type === 'application/json') return `${type} ${id ?? ''}`;
  return JSON.stringify(attributes);
}

/** Browsers drop white space and control characters from the start and from inside of a scheme. */
function isHarmful(address: string): boolean {
  return /^(javascript|vbscript|data|blob|filesystem):/i.test(address.replace(/[\u0000-\u0020]/g, ''));
}
