import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readmeFile, readReport} from './readme.ts';
import {writeReport} from './report.ts';
import {runContract} from './runContract.ts';

it('says in the README what the published clients prove', {timeout: 300_000}, async () => {
  const report = writeReport(await runContract());
  // When this fails, look at the difference first; if it is right, run `npm run contract -- --write`.
  expect(normalize(readReport(readFileSync(readmeFile, 'utf8')))).toEqual(normalize(report));
});

/** Prettier lines the tables up. */
function normalize(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/ *\| */g, '|')
        .replace(/-{3,}/g, '---')
        .trim(),
    )
    .filter(Boolean);
}
