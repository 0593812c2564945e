/** Nobody writes larger files by hand, and a page would be slow with them. */
const largest = 1_000_000;

/** Reads a file as text. Throws what to tell the reader if it's too large, or isn't text. */
export async function readCode(file: File): Promise<string> {
  checkSize(file.size, file.name);
  const text = decode(await file.arrayBuffer());
  if (text === undefined) throw new Error(`${file.name} isn’t a text file. Nothing was changed.`);
  return text;
}

/** Throws what to tell the reader. */
export function checkSize(size: number, name: string): void {
  if (size <= largest) return;
  const megabytes = (size / 1_000_000).toFixed(1);
  throw new Error(`${name} has ${megabytes} MB. This page takes up to 1 MB. For larger files, use the command below.`);
}

/** Undefined for what isn't UTF-8, or has a character that no text has. */
function decode(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
