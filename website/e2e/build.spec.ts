import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildFixture, builtFixture, doc} from './fixtureSite.ts';

const sidebars = (ids: string): string =>
  `import {defineSidebars} from './src/config/sidebarsConfig.ts';\nexport default defineSidebars({clients: {title: 'Guides', items: [${ids}]}, automation: {title: 'Contributing', items: ['contributing/introduction']}});\n`;

test('broken links, anchors and Markdown links fail the build and are all listed with their pages', () => {
  const {succeeded, output} = buildFixture('broken-links', {
    'docs/clients/introduction.mdx': doc('One', 'See [a](/docs/nowhere), [b](#nothing) and [c](./missing.mdx).'),
    'docs/contributing/introduction.mdx': doc('Two', 'See [d](../clients/introduction.mdx#gone).'),
  });
  expect(succeeded).toBe(false);
  expect(output).toContain('5 broken links on 3 pages:');
  expect(output).toContain(
    [
      '/docs/clients/introduction',
      '  /docs/nowhere: broken link, there is no such page or file',
      '  #nothing: broken anchor, /docs/clients/introduction has no element with the id "nothing"',
      '  ./missing.mdx: broken Markdown link, there is no such file',
    ].join('\n'),
  );
  expect(output).toContain('  /docs/clients/introduction#gone: broken anchor');
});

test('duplicate routes only warn, once', () => {
  const {succeeded, output} = buildFixture('duplicate-routes', {
    'docs/clients/other.mdx': doc('Other', 'Text.', 'slug: introduction\n'),
  });
  expect(output.split('\n').filter((line) => line.includes('Duplicate route'))).toEqual([
    'Duplicate route /docs/clients/introduction: docs/clients/introduction.mdx is shown, docs/clients/other.mdx is not. Give one of them another slug.',
  ]);
  expect(succeeded).toBe(true);
});

test('a sidebar id that is not found throws and lists the available ids', () => {
  const {succeeded, output} = buildFixture('sidebar-id', {
    'sidebars.ts': sidebars("'clients/introductoin', 'clients/instalation'"),
  });
  expect(succeeded).toBe(false);
  expect(output).toContain('Cannot find the doc "clients/introductoin", used by the sidebar "clients" in sidebars.ts.');
  expect(output).toContain('Cannot find the doc "clients/instalation", used by the sidebar "clients" in sidebars.ts.');
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).toContain('Available doc ids:\n  clients/introduction\n  contributing/introduction');
});

test('a doc id that is not found in the navbar throws, a draft shows nothing', () => {
  const removed = buildFixture('navbar-id', {
    'docs/clients/introduction.mdx': undefined,
    'docs/clients/start.mdx': doc('Start', 'Text.'),
    'sidebars.ts': sidebars("'clients/start'"),
    'docs/contributing/introduction.mdx': doc('Contribute', 'Text.'),
  });
  expect(removed.succeeded).toBe(false);
  expect(removed.output).toContain('Cannot find the doc "clients/introduction", used by a navbar item in site.config.ts.');

  const draft = buildFixture('navbar-draft', {
    'docs/clients/introduction.mdx': doc('Draft', 'Text.', 'draft: true\n'),
    'docs/contributing/introduction.mdx': doc('Contribute', 'Text.'),
  });
  expect(draft.output).not.toContain('Error');
  expect(draft.succeeded).toBe(true);
  const home = readFileSync(path.join(draft.folder, 'index.html'), 'utf8');
  expect(home).toContain('>Contributing</a>');
  expect(home).not.toContain('>Clients</a>');
  expect(readdirSync(path.join(draft.folder, 'docs'))).not.toContain('clients');
});

test('bad front matter and bad MDX name file and line', () => {
  const frontMatter = buildFixture('front-matter', {
    'docs/clients/introduction.mdx': '---\ntitle: One\ndescription: Two\nsidebar_lable: Three\ndraft: maybe\n---\n\nText.\n',
  });
  expect(frontMatter.succeeded).toBe(false);
  expect(frontMatter.output).toMatch(/docs\/clients\/introduction\.mdx/);
  expect(frontMatter.output).toMatch(/line 5: draft: .*boolean/);
  expect(frontMatter.output).toMatch(/line 4: .*sidebar_lable/);

  const mdx = buildFixture('mdx', {'docs/clients/introduction.mdx': doc('One', 'Text.\n\n<Tabs>\n\nNever closed.')});
  expect(mdx.succeeded).toBe(false);
  expect(mdx.output).toMatch(/docs\/clients\/introduction\.mdx.*[:(]8/s);
});

test('a wrong configuration fails the build with all problems at once', () => {
  const config = readFileSync(path.resolve(import.meta.dirname, '../site.config.ts'), 'utf8');
  const {succeeded, output} = buildFixture('wrong-config', {
    'site.config.ts': config
      .replace("style: 'dark'", "style: 'blue' as 'dark'")
      .replace("favicon: '/mark.svg'", "favicon: 'mark.svg'"),
  });
  expect(succeeded).toBe(false);
  expect(output).toContain('site.config.ts has 2 problems:');
  expect(output).toContain('favicon: must be a path of this site that starts with "/"');
  expect(output).toMatch(/footer\.style: .*"dark"\|"light"/);
});

test('a build after a change is the one from cold, byte for byte', () => {
  const pages = (text: string): Record<string, string> => ({
    'docs/clients/introduction.mdx': doc(
      'One',
      `${text}\n\n<Sample region="a" />\n\n\`\`\`dot title="A picture"\ndigraph { a -> b }\n\`\`\`\n\n\`\`\`js\nlet a = 1;\n\`\`\``,
    ),
    'docs/clients/other.mdx': doc('Other', 'See [one](./introduction.mdx).', 'hide_from_sidebar: true\n'),
    '../samples/php/introduction.php': '<?php\n// region a\necho 1;\n// endregion\n',
  });
  const build = (name: string, text: string): Map<string, Buffer> => {
    // Two caches: one that lasts, and one that is new.
    const cache = path.join(builtFixture('cache'), name);
    const {succeeded, output, folder} = buildFixture('same', pages(text), {SITE_CACHE: cache});
    expect(succeeded, output).toBe(true);
    return readFiles(folder);
  };
  rmSync(builtFixture('cache'), {recursive: true, force: true});
  const before = build('warm', 'Before.');
  const [warm, cold] = [build('warm', 'After.'), build('cold', 'After.')];
  expect(cold.size).toBeGreaterThan(20);
  expect([...warm.keys()]).toEqual([...cold.keys()]);
  for (const [file, content] of cold) expect(warm.get(file)?.equals(content), file).toBe(true);
  const changed = [...warm].filter(([file, content]) => !before.get(file)?.equals(content)).map(([file]) => file);
  // The search page asks for the index, which has the words of all pages and their digest in its name.
  expect(changed.filter((file) => file.endsWith('.html'))).toEqual(['docs/clients/introduction.html', 'search.html']);
});

function readFiles(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((file) => [path.relative(folder, file), readFileSync(file)]));
}
