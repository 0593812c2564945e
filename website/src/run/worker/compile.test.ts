import {expect, it} from 'vitest';
import {compile, findLine} from './compile.ts';

const modules = {client: {search: (query: string) => `found ${query}`}, older: {default: () => 'old'}};

it('runs TypeScript with imports anywhere, and waits', async () => {
  const printed: unknown[] = [];
  Object.assign(globalThis, {printed});
  const source = `import {search, type Query} from 'client';
const query: string = 'dune';
printed.push(search(query as string));
import older from 'older';
printed.push(await Promise.resolve(older()), (await import('client')).search('x'));`;
  await compile(source, modules)();
  expect(printed).toEqual(['found dune', 'old', 'found x']);
});

it('names what can be imported', async () => {
  await expect(compile(`import 'node:fs'`, modules)()).rejects.toThrow(
    "Can’t import 'node:fs' in this page. A program can import client, older.",
  );
  await expect(compile(`await import('toString')`, modules)()).rejects.toThrow('Can’t import');
});

it.each(['<!-- `\nimport(1)\n// `', '--> `', 'import.defer(1)', 'import . source(1)'])('refuses %j', (source) => {
  expect(() => compile(source, modules)).toThrow(SyntaxError);
});

it('finds the line of an error', async () => {
  const error = await compile('\n\nnull.x', modules)().catch((thrown: unknown) => thrown);
  expect(error instanceof Error ? findLine(error) : undefined).toBe(3);
});
