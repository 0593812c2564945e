import {expect, it} from 'vitest';
import {createProgress} from './progress.ts';

/** What is written for a file that's done after some time. */
function writeProgress(isTTY: boolean, passedMs: number): string[] {
  const written: string[] = [];
  let time = 0;
  const output = {isTTY, columns: 24, write: (text: string) => written.push(text)};
  const progress = createProgress(output, () => time);
  time += passedMs;
  progress.show(3, 10, 'src/search.js');
  progress.end();
  return written;
}

it('shows a line that fits, and removes it at the end', () => {
  expect(writeProgress(true, 300)).toEqual(['\r\x1b[2KMigrating 3 of 10: src/', '\r\x1b[2K']);
});

it('shows nothing when the work is short', () => {
  expect(writeProgress(true, 100)).toEqual([]);
});

it('writes nothing where there is no terminal', () => {
  expect(writeProgress(false, 300)).toEqual([]);
});
