import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const declarations = 'styles/breakpoints.css';

const files = readdirSync(source, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'))
  .map((file) => ({file, text: readFileSync(path.join(source, file), 'utf8')}));

const declared = files.find(({file}) => file === declarations)?.text ?? '';
const names = [...declared.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name = '']) => name);
const widths = new Set([...declared.matchAll(/\d+px/g)].map(([width]) => width));

/** Places of a pattern, as "file: what matched". */
function find(pattern: RegExp, ending: RegExp): string[] {
  return files
    .filter(({file}) => ending.test(file) && file !== declarations)
    .flatMap(({file, text}) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`));
}

it('knows every width at which the layout changes: styles name breakpoints of breakpoints.css', () => {
  expect(find(/@(?:media|custom-media)[^{;]*(?:width|inline-size)[^{;]*/g, /\.css$/)).toEqual([]);
});

it('knows the widths that scripts ask for', () => {
  const asked = find(/matchMedia\([^)]*width[^)]*\)/g, /\.tsx?$/);
  expect(asked.filter((place) => ![...widths].some((width) => place.includes(` ${width})`)))).toEqual([]);
});

it('uses each breakpoint that it declares', () => {
  const used = find(/@media[^{]*/g, /\.css$/).join('\n');
  expect(names.filter((name) => !used.includes(`(${name})`))).toEqual([]);
});
