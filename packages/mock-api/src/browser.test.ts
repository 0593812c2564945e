import path from 'node:path';
import {rolldown} from 'rolldown';
import {expect, it} from 'vitest';

it.each(['browser.ts', 'plain.ts'])('loads nothing that only Node has, and no compiler of schemas: %s', async (entry) => {
  const input = path.join(import.meta.dirname, entry);
  const bundle = await rolldown({input, platform: 'browser', logLevel: 'silent'});
  const {output} = await bundle.generate();
  const chunks = output.filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap(({moduleIds}) => moduleIds);
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((id) => /node_modules\/ajv\//.test(id))).toEqual([]);
  const own = new Set(chunks.map(({fileName}) => fileName));
  expect(chunks.flatMap(({imports}) => imports).filter((name) => !own.has(name))).toEqual([]);
  expect(chunks.filter(({code}) => /\bBuffer\.|(?<!\.)\b(?:process\.|require\()/.test(code)).map(({name}) => name)).toEqual([]);
});
