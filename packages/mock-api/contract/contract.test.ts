import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readmeFile, replaceReport} from './readme.ts';
import {writeReport} from './report.ts';
import {runContract} from './runContract.ts';

it('says in the README what the published clients prove', {timeout: 300_000}, async () => {
  const readme = readFileSync(readmeFile, 'utf8');
  const report = writeReport(await runContract());
  expect(readme, 'Read the difference. If it is right, run `npm run contract -- --write`.').toEqual(
    await replaceReport(readme, report),
  );
});
