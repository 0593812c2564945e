import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {root} from './install.mjs';
import {listFiles} from './listFiles.ts';

/** An import from one folder into another. */
type Crossing = {from: string; to: string; text: string};

/** What only tests use may look into any folder. */
const tests = /\.(test|spec)\.|__fixtures__|^website\/e2e\//;

function listCrossings(): Crossing[] {
  const parts = ['packages', 'benchmarks', 'website', 'scripts', 'samples/proof'];
  const sources = parts.flatMap((part) => listFiles(part)).filter((file) => /\.(tsx?|mjs)$/.test(file) && !tests.test(file));
  return sources.flatMap((file) => {
    const {importedFiles} = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'));
    const targets = importedFiles.map(({fileName}) => fileName).filter((name) => name.startsWith('.'));
    return targets
      .map((name) => path.posix.join(path.posix.dirname(file), name))
      .map((target) => ({from: path.posix.dirname(file), to: path.posix.dirname(target), text: `${file} imports ${target}`}))
      .filter(({from, to}) => from !== to && !tests.test(`${to}/`));
  });
}

/** The shortest way of imports from one folder to another; undefined when there is none. */
function findWay(start: string, end: string, crossings: Crossing[]): Crossing[] | undefined {
  const reached = new Set([start]);
  let ways: {folder: string; way: Crossing[]}[] = [{folder: start, way: []}];
  while (ways.length > 0) {
    const found = ways.find(({folder}) => folder === end);
    if (found) return found.way;
    ways = ways.flatMap(({folder, way}) =>
      crossings
        .filter(({from, to}) => from === folder && !reached.has(to) && reached.add(to))
        .map((crossing) => ({folder: crossing.to, way: [...way, crossing]})),
    );
  }
  return undefined;
}

/** One line for each circle of folders, with the imports that make it. */
function findCircles(crossings: Crossing[]): string[] {
  const circles = new Map<string, string>();
  for (const crossing of crossings) {
    const back = findWay(crossing.to, crossing.from, crossings);
    if (!back) continue;
    const circle = [crossing, ...back];
    const folders = circle.map(({from}) => from).sort();
    circles.set(folders.join(), circle.map(({text}) => text).join(', and '));
  }
  return [...circles.values()];
}

it('lets folders import each other in one direction only', () => {
  const crossings = listCrossings();
  expect(crossings.length).toBeGreaterThan(0);
  expect(findCircles(crossings)).toEqual([]);
});

it('names the imports of folders that import each other, also by way of a third', () => {
  const crossings = [
    {from: 'a', to: 'b', text: 'a/one.ts imports b/two.ts'},
    {from: 'b', to: 'c', text: 'b/two.ts imports c/three.ts'},
    {from: 'c', to: 'a', text: 'c/four.ts imports a/five.ts'},
    {from: 'c', to: 'd', text: 'c/four.ts imports d/six.ts'},
  ];
  expect(findCircles(crossings)).toMatchInlineSnapshot(`
    [
      "c/four.ts imports a/five.ts, and a/one.ts imports b/two.ts, and b/two.ts imports c/three.ts",
    ]
  `);
});
