import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {createCache} from '../cache/cache.ts';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {createDocSource, type DocSource} from './docSource.ts';

const oneVersion = defineSiteConfig(minimalConfig);
const commandsConfig = {options: {}, arguments: {}, commands: {}};
let folder = '';
let tool = 'run()';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), content);
}

const page = (text: string, frontMatter = ''): string => `---\ntitle: Page\ndescription: About\n${frontMatter}---\n\n${text}\n`;

/** A source as each build makes one; the cache lasts. */
function createSource(codeDigest = 'code', config = oneVersion): DocSource {
  const downloads = {'tool.mjs': () => Promise.resolve(tool)};
  return createDocSource(
    {siteFolder: path.join(folder, 'site'), config, commandsConfig, downloads},
    createCache(path.join(folder, 'cache')),
    codeDigest,
  );
}

const readTwin = async (): Promise<string> => (await createSource().compile('docs/page.mdx', 'current')).twin;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doc-source-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
});

describe('a compiled doc', () => {
  it('is kept until its text or the code changes', async () => {
    write('site/docs/page.mdx', page('One.'));
    expect(createSource().isKept('docs/page.mdx', 'current')).toBe(false);
    await readTwin();
    expect(createSource().isKept('docs/page.mdx', 'current')).toBe(true);
    expect(createSource('other code').isKept('docs/page.mdx', 'current')).toBe(false);
    write('site/docs/page.mdx', page('Two.'));
    expect(createSource().isKept('docs/page.mdx', 'current')).toBe(false);
    expect(await readTwin()).toContain('Two.');
  });

  it('is made anew when a sample that it shows changes, and when a language is added', async () => {
    write('site/docs/page.mdx', page('<Sample region="a" guide="guide" />'));
    write('samples/php/guide.php', '<?php\n// region a\necho 1;\n// endregion\n');
    expect(await readTwin()).toContain('echo 1;');
    write('samples/php/guide.php', '<?php\n// region a\necho 2;\n// endregion\n');
    expect(await readTwin()).toContain('echo 2;');
    write('samples/java/guide.java', '// region a\nint three;\n// endregion\n');
    expect(await readTwin()).toContain('int three;');
  });

  it('is made anew when a page that it links moves', async () => {
    write('site/docs/page.mdx', page('See [other](./other.mdx).'));
    expect(await readTwin()).toContain('(./other.mdx)');
    write('site/docs/other.mdx', page('Other.'));
    expect(await readTwin()).toContain('/docs/other)');
    write('site/docs/other.mdx', page('Other.', 'slug: moved\n'));
    expect(await readTwin()).toContain('/docs/moved)');
  });

  it('shows a correction in every version that shares it, and what is marked in one', async () => {
    const versions = [
      {name: 'current', label: 'Next', isLast: true},
      {name: '5', label: '5.x', path: '5'},
    ];
    const config = defineSiteConfig({...minimalConfig, docs: {mainDoc: 'page', versions}});
    const readBoth = async (): Promise<string[]> => {
      const source = createSource('code', config);
      return Promise.all(versions.map(async ({name}) => (await source.compile('docs/page.mdx', name)).twin));
    };
    write('site/docs/page.mdx', page('Shared. <Only version="5">New.</Only>'));
    expect((await readBoth()).map((twin) => [twin.includes('Shared.'), twin.includes('New.')])).toEqual([
      [true, false],
      [true, true],
    ]);
    write('site/docs/page.mdx', page('Corrected. <Only version="5">New.</Only>'));
    for (const twin of await readBoth()) expect(twin).toContain('Corrected.');
  });

  it('is made anew when a file that it describes changes', async () => {
    write('site/docs/page.mdx', page('<Download file="tool.mjs" />'));
    tool = 'run()';
    expect(await readTwin()).toContain('5 bytes');
    tool = 'run(now)';
    expect(await readTwin()).toContain('8 bytes');
  });

  it('throws the mistake of its author, with its place', async () => {
    write('site/docs/page.mdx', page('<Tabz />'));
    await expect(readTwin()).rejects.toThrow('docs/page.mdx:6:1\n  There is no component <Tabz>.');
  });
});

describe('what is known of all docs', () => {
  it('is read without compiling them', async () => {
    write('site/docs/page.mdx', page('<Tabz />', 'slug: find\n'));
    write('site/docs/deep/other.mdx', page('Text.'));
    write('site/docs/notes.txt', 'No page.');
    expect(await createSource().readFacts()).toMatchObject({
      'docs/deep/other.mdx': {frontMatter: {title: 'Page', draft: false}},
      'docs/page.mdx': {frontMatter: {title: 'Page', slug: 'find'}},
    });
  });

  it.each([
    [
      '---\ntitle: Page\ndescription: About\ndraft: maybe\n---\n\nText',
      'docs/page.mdx:4:1\n  Front matter has problems: line 4: draft',
    ],
    ['---\ntitle: [\n---\n', 'docs/page.mdx:2:1\n  Front matter is not valid YAML'],
    ['Text', 'docs/page.mdx:1:1\n  The page has no front matter.'],
    ['---\n---\n', 'docs/page.mdx:1:1\n  Front matter has problems: line 1: title'],
  ])('has no room for %j', async (text, message) => {
    write('site/docs/page.mdx', text);
    await expect(createSource().readFacts()).rejects.toThrow(message);
  });

  it('can excuse a mistake', async () => {
    write('site/docs/page.mdx', 'Text');
    const excuse = {title: 'Wrong', description: '', keywords: [], draft: false, hide_table_of_contents: true};
    expect(await createSource().readFacts(() => excuse)).toMatchObject({'docs/page.mdx': {frontMatter: {title: 'Wrong'}}});
  });
});
