import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Everything that a file loads, however indirectly. Types are not loaded. */
function listLoaded(file: string, found = new Set<string>()): Set<string> {
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm);
  for (const [, name = ''] of imports) {
    const loaded = name.startsWith('.') ? path.resolve(path.dirname(file), name) : name;
    if (found.has(loaded)) continue;
    found.add(loaded);
    if (name.startsWith('.')) listLoaded(loaded, found);
  }
  return found;
}

it('loads nothing but files of this package, so that a browser can', () => {
  const loaded = [...listLoaded(path.join(import.meta.dirname, 'index.ts'))];
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((name) => !name.startsWith('/') || name.endsWith('/validator.ts'))).toEqual([]);
});
