import path from 'node:path';
import {isBuiltin} from 'node:module';
import {rolldown} from 'rolldown';
import {expect, it} from 'vitest';

const site = path.resolve(import.meta.dirname, '../..');
const isLibrary = (id: string): boolean => !/^[./\0]|^@docs\//.test(id) && !path.isAbsolute(id);

/** The libraries that a program loads before it does anything. */
async function listFirstLibraries(program: string): Promise<string[]> {
  const bundle = await rolldown({input: path.join(site, program), platform: 'node', external: isLibrary, logLevel: 'silent'});
  const {output} = await bundle.generate({format: 'esm'});
  await bundle.close();
  const chunks = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.imports : []]));
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    chunks.get(name)?.forEach(visit);
  };
  visit(output[0].fileName);
  return [...found].filter((name) => !chunks.has(name) && !isBuiltin(name)).sort();
}

// Vite, MDX and the validators of schemas take a second to load, and most builds need none of them.
it('starts a build with what every build needs, and nothing else', async () => {
  expect(await listFirstLibraries('build.ts')).toEqual([
    'domhandler',
    'hast-util-to-string',
    'htmlparser2',
    'js-yaml',
    'vfile',
    'vfile-message',
    'yaml',
    'zod',
  ]);
});
