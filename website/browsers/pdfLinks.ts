import {inflateSync} from 'node:zlib';

/** Where the links of a PDF lead to, in their order. Its parts are compressed one by one. */
export function listPdfLinks(pdf: Buffer): string[] {
  const parts = pdf.toString('latin1').matchAll(/stream\r?\n(.*?)endstream|([^]+?)(?=stream|$)/gs);
  const text = [...parts].map(([, compressed, plain]) => plain ?? inflate(compressed ?? '')).join('');
  return [...text.matchAll(/\/URI ?\(([^)]*)\)/g)].map(([, address = '']) => address);
}

/** Fonts and pictures are compressed in other ways, and have no links. */
function inflate(part: string): string {
  try {
    return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
