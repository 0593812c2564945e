import {check, resolveConfig} from 'prettier';
import {expect, it} from 'vitest';
import {readmeFile, replaceReport} from './readme.ts';

const report = '| API | Client |\n| --- | --- |\n| search | a client with a long name |';

it('writes a report that the formatter accepts', async () => {
  const written = await replaceReport('# Mock\n\n<!-- contract -->\n\nold\n\n<!-- /contract -->\n\nThe end.\n', report);
  expect(written).toContain('| search | a client with a long name |');
  expect(written).not.toContain('old');
  expect(await check(written, {...(await resolveConfig(readmeFile)), filepath: readmeFile})).toBe(true);
});

it('needs the marks that the report stands between', async () => {
  await expect(replaceReport('# Mock\n', report)).rejects.toThrow('must have the marks <!-- contract -->');
});
