import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A program for version 4, from a folder beside this file. */
export type Program = {
  /** `index/search.ts`. */
  name: string;
  file: string;
  text: string;
  /** From a line `// differs: …`: what the tool must say, because the program can't do the same in version 5. */
  differs?: string;
  /** From a line `// types: …`: what TypeScript says of the result, because version 5 has less exact types and no tool sees that. */
  types?: string;
};

const folder = import.meta.dirname;
const outputs = path.resolve(folder, '../../../node_modules/.cache/migrate-programs');

/** A configuration of TypeScript that says nothing. */
export const plainConfig = path.join(outputs, 'tsconfig.json');

/** The programs that run: all but those of `wild`, which need more than a client, and the one that the guide shows. */
export function listPrograms(): Program[] {
  const guide = path.resolve(folder, '../../../samples/javascript/migrate-javascript.v4.ts');
  return [...listFiles().filter(({name}) => !name.startsWith('wild/')), readProgram('guide.ts', guide)];
}

/** Programs as people write them, with frameworks that aren't installed here. */
export function listWildPrograms(): Program[] {
  return listFiles().filter(({name}) => name.startsWith('wild/'));
}

function listFiles(): Program[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => path.dirname(name) !== '.' && path.extname(name) !== '')
    .sort()
    .map((name) => readProgram(name, path.join(folder, name)));
}

function readProgram(name: string, file: string): Program {
  const text = readFileSync(file, 'utf8');
  return {name, file, text, differs: readMark(text, 'differs'), types: readMark(text, 'types')};
}

function readMark(text: string, mark: string): string | undefined {
  return new RegExp(`^// ${mark}: (.+)$`, 'm').exec(text)?.[1];
}

/** Writes texts to a folder where Node.js and TypeScript find the client, and returns their files in the same order. */
export function writeTexts(purpose: string, texts: {name: string; text: string}[]): string[] {
  const target = path.join(outputs, purpose);
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  writeFileSync(path.join(target, 'package.json'), '{"type": "module"}');
  writeFileSync(plainConfig, '{"files": []}');
  return texts.map(({name, text}) => {
    const file = path.join(target, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    return file;
  });
}
