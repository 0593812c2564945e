import type {OpenApiDocument} from '../document/openApiDocument.ts';
import type {PlacedOperation} from '../document/walk.ts';

/** Stands for the host of a document that doesn't say it. */
const anyHost = 'https://example.com';

/** The address that an operation's path follows: of its first server, with the defaults of its variables. */
export function readServerAddress(document: OpenApiDocument, operation: Pick<PlacedOperation, 'servers'>): string {
  const [server] = [...(operation.servers ?? []), ...(document.servers ?? [])];
  const {url = '', variables = {}} = server ?? {};
  const filled = url.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const usual: unknown = Object.hasOwn(variables, name) ? variables[name]?.default : undefined;
    return typeof usual === 'string' && usual !== '' ? usual : placeholder;
  });
  return toAbsolute(filled.trim()).replace(/\/+$/, '');
}

function toAbsolute(address: string): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(address)) return address;
  if (address.startsWith('//')) return `https:${address}`;
  return `${anyHost}/${address.replace(/^\.?\/+|^\.$/, '')}`;
}
