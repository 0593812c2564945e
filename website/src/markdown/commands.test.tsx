import {evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type {PluggableList} from 'unified';
import {describe, expect, it} from 'vitest';
import {defineCommands} from '../config/commandsConfig.ts';
import {commands} from './commands.ts';

const config = defineCommands({
  options: {verbose: {flags: '-v, --verbose', means: 'Says more.'}},
  arguments: {language: {name: '[language]', means: 'Which one.', values: ['all', 'php'], initial: 'all'}},
  commands: {
    generate: {
      page: 'contributing/CLI/clients-commands',
      heading: 'generate-clients',
      usage: 'yarn docker generate [language]',
      does: 'Writes the `clients`.',
      arguments: ['language'],
      options: ['verbose'],
      changes: 'Replaces `clients/`.',
      examples: [{run: 'yarn docker generate php', does: 'PHP only'}],
    },
    clean: {page: 'contributing/setup', heading: 'other', usage: 'yarn clean', does: 'Removes output.'},
  },
});

async function render(line: string): Promise<string> {
  const plugins: PluggableList = [[commands, {config, basePath: '/docs'}]];
  const {default: Content} = await evaluate({path: 'docs/page.mdx', value: line}, {...runtime, remarkPlugins: plugins});
  return renderToStaticMarkup(<Content />);
}

describe('<Command>', () => {
  it('shows what it does, its usage, inputs, changes and examples', async () => {
    const html = await render('<Command name="generate" />');
    expect(html).toContain('<p>Writes the <code>clients</code>.</p>');
    expect(html).toContain('yarn docker generate [language]');
    expect(html).toContain(
      '<code>[language]</code></td><td>Which one.</td><td><code>all</code>, <code>php</code></td><td><code>all</code>',
    );
    expect(html).toContain('<code>-v</code>, <code>--verbose</code></td><td>Says more.</td>');
    expect(html).toContain('<p>Replaces <code>clients/</code>.</p>');
    expect(html).toContain('yarn docker generate php');
  });

  it('has no table when there is nothing to give', async () => {
    expect(await render('<Command name="clean" />')).not.toContain('<table>');
  });

  it('lists the known commands when its own is unknown', async () => {
    await expect(render('<Command name="make" />')).rejects.toMatchObject({
      message: '<Command name="make"> is not in commands.ts. Commands there: generate, clean.',
    });
  });
});

it('<CommandList> links every command to where it is explained', async () => {
  const html = await render('<CommandList />');
  expect(html).toContain(
    '<a href="/docs/contributing/CLI/clients-commands#generate-clients"><code>yarn docker generate [language]</code></a>',
  );
  expect(html).toContain('<td>Removes output.</td>');
});

it('a command with an argument that is not described is refused', () => {
  const broken = {options: {}, arguments: {}, commands: {a: {page: 'p', heading: 'h', usage: 'a', does: 'A.', arguments: ['x']}}};
  expect(() => defineCommands(broken)).toThrow(/commands\.a\.arguments: "x" is not there/);
});
