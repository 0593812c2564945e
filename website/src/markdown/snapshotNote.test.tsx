import {evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type {PluggableList} from 'unified';
import {expect, it} from 'vitest';
import {admonitions} from './admonitions.ts';
import {snapshotNote} from './snapshotNote.ts';

const snapshot = {
  date: 'April 2023',
  reason: 'that was the last release',
  repository: 'https://example.org/repository',
  commit: '0123456789abcdef0123456789abcdef01234567',
  changes: {page: 'contributing/setup', heading: 'since', label: 'What has changed'},
};

async function render(options: {snapshot: typeof snapshot | undefined}): Promise<string> {
  const plugins: PluggableList = [[snapshotNote, {...options, basePath: '/docs'}], admonitions];
  const page = {path: 'docs/page.mdx', value: 'Before.\n\n<SnapshotNote />\n\nAfter.'};
  const {default: Content} = await evaluate(page, {...runtime, remarkPlugins: plugins});
  return renderToStaticMarkup(<Content />);
}

it('is an admonition with the date, the reason, the commit to check out and a link to what has changed since', async () => {
  const html = await render({snapshot});
  expect(html).toMatch(/<p>Before\.<\/p>\s*<aside kind="info" title="As of April 2023">[\s\S]*<\/aside>\s*<p>After\.<\/p>/);
  expect(html).toContain(`<a href="https://example.org/repository/tree/${snapshot.commit}"><code>0123456789</code></a>`);
  expect(html).toContain('a commit from April 2023: that was the last release. To read the code');
  expect(html).toContain('<code>git checkout 0123456789</code>');
  expect(html).toContain('<a href="/docs/contributing/setup#since">What has changed</a>');
});

it('says what is missing when there is no snapshot', async () => {
  await expect(render({snapshot: undefined})).rejects.toMatchObject({
    message: '<SnapshotNote> needs "snapshot" in commands.ts: date, reason, repository, commit, changes.',
  });
});
