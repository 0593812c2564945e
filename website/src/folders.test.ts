import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

/** An import from one folder of src into another. */
type Crossing = {from: string; to: string; text: string};

function listCrossings(): Crossing[] {
  const files = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'});
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|__fixtures__/.test(file) && folderOf(file) !== '.');
  return sources.flatMap((file) => {
    const {importedFiles} = ts.preProcessFile(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
    const targets = importedFiles.map(({fileName}) => path.join(path.dirname(file), fileName));
    return targets
      .map((target) => ({from: folderOf(file), to: folderOf(target), text: `${file} imports ${target}`}))
      .filter(({from, to}) => from !== to && to !== '.' && to !== '..');
  });
}

function folderOf(file: string): string {
  return path.dirname(file) === '.' ? '.' : (file.split(path.sep)[0] ?? '.');
}

/** Folders that can be reached from one, by any number of imports. */
function reach(start: string, crossings: Crossing[]): Set<string> {
  const reached = new Set<string>();
  const visit = (folder: string): void => {
    for (const {from, to} of crossings) {
      if (from !== folder || reached.has(to)) continue;
      reached.add(to);
      visit(to);
    }
  };
  visit(start);
  return reached;
}

it('lets folders import each other in one direction only', () => {
  const crossings = listCrossings();
  expect(crossings.length).toBeGreaterThan(0);
  const circular = crossings.filter(({from, to}) => reach(to, crossings).has(from));
  expect(circular.map(({text}) => text)).toEqual([]);
});
