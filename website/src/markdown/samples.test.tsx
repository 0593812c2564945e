import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type Proofs, proofsFile} from '@docs/samples/proofs';
import {evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type {PluggableList} from 'unified';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {MarkdownCodeBlock} from '../content/CodeBlock.tsx';
import {SampleBlock, SampleNotes} from '../content/SampleNotes.tsx';
import {TabItem, Tabs} from '../content/Tabs.tsx';
import {codeBlocks} from './codeBlocks.ts';
import {samples} from './samples.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
const program = `// region setup
import {client} from 'client';
// endregion

// region find
  const hits = await client.search('dune');
  // endregion
`;

beforeAll(() => {
  const files: Record<string, string> = {
    'javascript/send-data.ts': program,
    'php/send-data.php': '<?php\n// region setup\nuse Client;\n// endregion\n// region find\n$client->search();\n// endregion\n',
    'javascript/send-data.ga.ts': '// region find\nfindWithFive();\n// endregion\n// region only-five\n// endregion\n',
    'curl/find-data.sh': '# region find\ncurl\n# endregion\n',
  };
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), source);
  }
  prove(program);
});
afterAll(() => rmSync(folder, {recursive: true}));

function prove(source: string): void {
  const hash = createHash('sha256').update(source).digest('hex');
  const types = [{line: 6, from: 8, to: 12, name: 'hits', text: 'const hits: Hit[]'}];
  const stored: Proofs = {'javascript/send-data.ts': {hash, checked: {any: 'Runs', ga: 'Runs with 5'}, types, basis: ''}};
  writeFileSync(path.join(folder, proofsFile), JSON.stringify(stored));
}

const render = (...lines: string[]): Promise<string> => renderIn({name: 'current'}, 'docs/guides/send-data.mdx', lines);

async function renderIn(version: {name: string; samples?: string}, file: string, lines: string[]): Promise<string> {
  const page = {path: file, value: lines.join('\n')};
  const remarkPlugins: PluggableList = [[samples, {samplesFolder: folder, version}]];
  const {default: Content} = await evaluate(page, {...runtime, remarkPlugins, rehypePlugins: [codeBlocks]});
  return renderToStaticMarkup(<Content components={{pre: MarkdownCodeBlock, SampleBlock, SampleNotes, TabItem, Tabs}} />);
}

describe('<Sample>', () => {
  it('can be run in the page, with the client of the docs version, and shows other languages what that sends', async () => {
    const html = await renderIn({name: '5', samples: 'ga'}, 'docs/guides/send-data.mdx', ['<Sample region="find" />']);
    const runs = [...html.matchAll(/data-run="([^"]*)">([^<]*)</g)].map(([, json = '', label]) => [
      label,
      JSON.parse(json.replaceAll('&quot;', '"')) as unknown,
    ]);
    const runnable = {program: 'javascript/send-data.ga.ts', region: 'find', client: 'ga'};
    expect(runs).toEqual([
      ['Run', {...runnable, does: 'run'}],
      ['Edit', {...runnable, does: 'edit'}],
      ['See the requests', {...runnable, does: 'show'}],
    ]);
  });

  it('cannot be run where the docs say of no client that it is theirs', async () => {
    expect(await render('<Sample region="find" />')).not.toContain('data-run');
  });

  it('shows the region in a tab for each language of the page’s own guide', async () => {
    const html = await render('<Sample region="find" />');
    expect([...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(['JavaScript', 'PHP']);
    expect(html).toContain('language="ts"');
    expect(html).not.toContain('region find');
  });

  it('shows one language without tabs, and another guide when it is named', async () => {
    expect(await render('<Sample region="find" only="php" />')).not.toContain('tablist');
    expect(await render('<Sample guide="find-data" region="find" />')).toContain(
      '<code><span class="token-function">curl</span></code>',
    );
  });

  it('gives the code a title', async () => {
    expect(await render('<Sample region="find" only="php" title="Before" />')).toContain('>Before</figcaption>');
    expect(await render('<Sample region="find" only="php" />')).not.toContain('title=');
  });

  it('lets the reader unfold what goes before, but not under that itself', async () => {
    expect(await render('<Sample region="find" only="php" />')).toContain('<summary>Imports and client</summary>');
    expect(await render('<Sample region="setup" only="php" />')).not.toContain('<summary>');
  });

  it('says what was checked, and carries types at their place in the region', async () => {
    const html = await render('<Sample region="find" only="javascript" />');
    expect(html).toContain('>Runs</p>');
    expect(html).toContain('<span data-type="const hits: Hit[]">hits</span>');
    expect(html).toContain('<dt><code>hits</code></dt><dd><code>const hits: Hit[]</code></dd>');
  });

  it('says nothing of a proof that an earlier version had', async () => {
    prove('something else');
    expect(await render('<Sample region="find" only="javascript" />')).not.toContain('Runs');
    prove(program);
  });

  it('prefers the program for the version of the page, region by region', async () => {
    const released = {name: '5', samples: 'ga'};
    const show = (region: string): Promise<string> =>
      renderIn(released, 'docs/guides/send-data.5.mdx', [`<Sample region="${region}" only="javascript" />`]);
    expect(await show('find')).toContain('findWithFive');
    expect(await show('setup')).toContain('>Runs with 5</p>');
    await expect(render('<Sample region="only-five" only="javascript" />')).rejects.toThrow(
      'Cannot find region "only-five" in samples/javascript/send-data.ts.',
    );
    await expect(show('save')).rejects.toThrow(
      'in samples/javascript/send-data.ga.ts and samples/javascript/send-data.ts. Regions there: find, only-five, setup.',
    );
  });

  it.each([
    ['<Sample region="save" />', 'Cannot find region "save" in samples/javascript/send-data.ts. Regions there: setup, find.'],
    [
      '<Sample guide="x" region="a" />',
      'Cannot find samples/<language>/x. Guides with samples: find-data, send-data, send-data.ga.',
    ],
    ['<Sample region="find" only="java" />', 'Cannot find samples/<language>/send-data in java.'],
    [
      '<Sample region="find" only="cobol" />',
      '<Sample only="cobol"> is not a known language. Known languages: javascript, php, java, curl.',
    ],
    ['<Sample />', '<Sample> needs a region: <Sample region="batch" />.'],
    ['<Sample region={1} />', '<Sample> takes guide, region, only, title, each with a string value: <Sample region="batch" />.'],
  ])('refuses %s and says what there is', async (line, message) => {
    const error: unknown = await render('Text', '', line).catch((reason: unknown) => reason);
    expect(error).toMatchObject({file: 'docs/guides/send-data.mdx', line: 3, column: 1});
    expect(String(error)).toContain(message);
  });
});
