// `npm run bench:migrate`: how long the migration of a file of 1,000 lines takes, when it's the first one and later, beside what Prettier
// takes to format the same file.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {migrate} from '@docs/migrate';
import {format} from 'prettier';
import {median} from './measuring/statistics.ts';
import {printBars} from './report/printBars.ts';
import {root} from '../scripts/install.mjs';

const lines = 1000;
const runs = 20;
const limit = 100;

const file = {path: 'program.ts', text: repeatProgram()};
const times: number[] = [];
while (times.length < runs) times.push(await measure(() => void migrate(file)));
const [first = NaN] = times;
const later = median(times.slice(runs / 2));
const formatting = median([await measureFormat(), await measureFormat(), await measureFormat()]);

console.log(`${file.text.split('\n').length} lines: ${first.toFixed(0)} ms the first time, ${later.toFixed(0)} ms later.`);
console.log(`Prettier formats them in ${formatting.toFixed(0)} ms.`);
const bars = [
  {what: 'migration of 1,000 lines', value: later, limit, unit: ' ms'},
  {what: 'migration of 1,000 lines, of what Prettier takes', value: later / formatting, limit: 0.5},
];
if (!printBars(bars)) process.exitCode = 1;

/** The guide's program for version 4, as often as it takes. */
function repeatProgram(): string {
  const program = readFileSync(path.join(root, 'samples/javascript/migrate-javascript.v4.ts'), 'utf8');
  const start = program.indexOf('// region search-one');
  const [head, body] = [program.slice(0, start), program.slice(start)];
  const copies = Array.from(
    {length: Math.ceil(lines / body.split('\n').length)},
    (_, index) => `async function part${index}() {\n${body}}\n`,
  );
  return head + copies.join('');
}

function measureFormat(): Promise<number> {
  return measure(() => format(file.text, {parser: 'typescript'}));
}

async function measure(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
