import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {describeDownloads} from './downloads.ts';

const options = {downloads: {'tool.mjs': () => Promise.resolve('“run”')}, siteUrl: 'https://example.org'};

async function render(value: string): Promise<string> {
  return String(await compile({path: 'docs/page.mdx', value}, {jsx: true, remarkPlugins: [[describeDownloads, options]]}));
}

it('says how to get the file, and counts bytes, not characters', async () => {
  const page = await render('<Tabs>\n  <Download file="tool.mjs" />\n</Tabs>');
  expect(page).toContain('curl -O https://example.org/tool.mjs');
  expect(page).toContain('9 bytes');
  expect(page).toContain('href="/tool.mjs" download');
});

it('names the files there are when one is not known', async () => {
  await expect(render('<Download file="toString" />')).rejects.toThrow(
    `<Download file="toString"> isn't a file of the build. Files there: tool.mjs.`,
  );
});
