import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {checkOutput} from './proveSamples.ts';

vi.setConfig({testTimeout: 60_000});

const folder = mkdtempSync(path.join(import.meta.dirname, '../.run-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('shows what a program prints as long as it is written nowhere, and asks for the file', async () => {
  const sample = {file: path.join(folder, 'greet.ts'), name: 'javascript/greet.ts'};
  writeFileSync(sample.file, "console.log('Hello\\nreader');\n");
  expect(await checkOutput(sample, 'ga')).toEqual([
    expect.stringMatching(
      /it prints the lines below\. If they are right, write them to samples\/javascript\/greet\.txt:\nHello\nreader$/,
    ),
  ]);
  writeFileSync(path.join(folder, 'greet.txt'), 'Hello\nreader\n');
  expect(await checkOutput(sample, 'ga')).toEqual([]);
});
