import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import type {OpenApiDocument} from '../document/openApiDocument.ts';

/** A document as the texts that are offered for download. */
export function renderSpec(document: OpenApiDocument): {yml: string; json: string} {
  return {
    yml: stringify(document, {lineWidth: 120, aliasDuplicateObjects: false}),
    json: `${JSON.stringify(document, null, 2)}\n`,
  };
}

export async function writeSpec(document: OpenApiDocument, folder: string, name: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  for (const [extension, text] of Object.entries(renderSpec(document)))
    await writeFile(path.join(folder, `${name}.${extension}`), text);
}
