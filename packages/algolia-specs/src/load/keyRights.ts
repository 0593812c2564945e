import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hasKeys, readPointer} from '@docs/openapi';
import {parse} from 'yaml';

/** The rights that an API key can have, as the Search API lists them, and the one that no key can be given: the admin key's. */
export function readKeyRights(specsFolder: string): string[] {
  const file = path.join(specsFolder, 'search/schemas/keyRights.yml');
  const content: unknown = parse(readFileSync(file, 'utf8'));
  const rights = hasKeys(content) ? readPointer(content, '/acl/enum') : undefined;
  if (!Array.isArray(rights)) throw new Error(`${file} has no list at /acl/enum. Write the key rights there.`);
  return [...rights.map(String), 'admin'];
}
