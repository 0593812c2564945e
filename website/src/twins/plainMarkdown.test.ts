import path from 'node:path';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {expect, it, onTestFinished} from 'vitest';
import {currentVersion, minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {createDocCompiler} from '../markdown/compileDoc.ts';

const config = defineSiteConfig({...minimalConfig, url: 'https://example.org'});

const snapshot = {
  date: 'May 2020',
  reason: 'that was the last release',
  repository: 'https://example.com/repository',
  commit: '0123456789abcdef0123456789abcdef01234567',
  changes: {page: 'setup', heading: 'since', label: 'What has changed'},
};

/** The Markdown of a page without its title and description. */
async function render(text: string, samples: Record<string, string> = {}): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'twins-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const [name, code] of Object.entries(samples)) {
    mkdirSync(path.dirname(path.join(folder, 'samples', name)), {recursive: true});
    writeFileSync(path.join(folder, 'samples', name), code);
  }
  const siteFolder = path.join(folder, 'website');
  const commandsConfig = {snapshot, options: {}, arguments: {}, commands: {}};
  const downloads = {'tool.mjs': () => Promise.resolve('run()')};
  const file = path.join(siteFolder, 'docs/guide.mdx');
  const source = `---\ntitle: Guide\ndescription: What it is.\n---\n\n${text}\n`;
  const {twin} = await createDocCompiler({siteFolder, config, commandsConfig, downloads, version: currentVersion})(file, source);
  const [head, description, ...rest] = twin.split('\n\n');
  expect([head, description?.trim()]).toEqual(['# Guide', '> What it is.']);
  return rest.join('\n\n').trim();
}

it('keeps Markdown as it is', async () => {
  const text =
    '## Part\n\nText with `code` and [a link](https://example.org/docs/x#y).\n\n- One\n- Two\n\n| A | B |\n| - | - |\n| 1 | 2 |';
  expect(await render(text)).toBe(text);
});

it('leads to the site, wherever the text is pasted', async () => {
  expect(await render('[A page](/docs/x#y), [another site](https://example.com/a).')).toBe(
    '[A page](https://example.org/docs/x#y), [another site](https://example.com/a).',
  );
});

it('writes the text of HTML elements', async () => {
  expect(await render('A <b>bold *word*</b>.\n\n<div>\n\nA paragraph.\n\n</div>')).toBe('A bold _word_.\n\nA paragraph.');
});

it('writes tabs one after the other, each under its name', async () => {
  const tabs =
    '<Tabs groupId="language">\n<TabItem value="php" label="PHP">\n\nOne.\n\n</TabItem>\n<TabItem value="java" label="Java">\n\nTwo.\n\n</TabItem>\n</Tabs>';
  expect(await render(tabs)).toBe('**PHP**\n\nOne.\n\n**Java**\n\nTwo.');
});

it('says what to use instead of the migration assistant', async () => {
  expect(await render('<MigrationAssistant />')).toBe(
    'In a browser, this page migrates the file that you paste there. Anywhere else, use the command.',
  );
});

it('writes an admonition as a quote that says what it is', async () => {
  expect(await render(':::warning[Pre-release]\n\nTake care.\n\n:::')).toBe('> **Warning: Pre-release**\n>\n> Take care.');
  expect(await render(':::note\n\nText.\n\n:::')).toBe('> **Note**\n>\n> Text.');
});

it('writes a diagram as its title and its source', async () => {
  expect(await render('```dot title="A leads to B."\ndigraph { a -> b }\n```')).toBe(
    'Diagram: A leads to B.\n\n```dot\ndigraph { a -> b }\n```',
  );
});

it('writes the title of code before it, and leaves out which lines are marked', async () => {
  expect(await render('```js title="a.mjs" {2}\na();\n```')).toBe('a.mjs:\n\n```js\na();\n```');
});

it('ends the title of code with a colon alone', async () => {
  expect(await render('```bash title="Builds two specs."\nyarn\n```')).toBe('Builds two specs:\n\n```bash\nyarn\n```');
});

it('escapes nothing that only its own pipeline would misread', async () => {
  const text = 'At 10:00, filter by `brand`:apple, by color:red, in \\{braces}.';
  expect(await render(text)).toBe(text.replace('\\', ''));
});

it('says which state of a repository the page describes', async () => {
  expect(await render('<SnapshotNote />')).toMatch(/^> \*\*Info: As of May 2020\*\*\n>\n> This page describes /);
});

it('writes samples in all languages, with what they need before them once', async () => {
  const samples = {
    'php/guide.php':
      '<?php\n// region setup\n$client = create();\n// endregion\n// region one\n$client->one();\n// endregion\n// region two\n$client->two();\n// endregion\n',
  };
  expect(await render('<Sample region="one" />\n\n<Sample region="two" />', samples)).toBe(
    '```php\n$client->one();\n```\n\nImports and client:\n\n```php\n$client = create();\n```\n\n```php\n$client->two();\n```',
  );
});

it('writes how to get a file, with its size and hash', async () => {
  expect(await render('<Download file="tool.mjs" />')).toBe(
    '```bash\ncurl -O https://example.org/tool.mjs\n```\n\nOr download [`tool.mjs`](https://example.org/tool.mjs) here: 5 bytes, SHA-256 `02fcae88bd120f599563734dc51f95daea3e96193a44c16bcad5a646de82ac94`.',
  );
});

it('refuses what it cannot write', async () => {
  await expect(render('<Diagram />')).rejects.toThrow(
    '<Diagram> cannot be written as Markdown. Add it to src/twins/plainMarkdown.ts.',
  );
  await expect(render('<Unknown />')).rejects.toThrow('There is no component <Unknown>.');
  await expect(render('Text {1 + 1}')).rejects.toThrow('Cannot write this as Markdown');
});
