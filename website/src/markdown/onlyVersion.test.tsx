import {evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {onlyVersion} from './onlyVersion.ts';

async function render(version: string, ...lines: string[]): Promise<string> {
  const remarkPlugins = [remarkGfm, [onlyVersion, {version, versions: ['current', '5']}]] as const;
  const {default: Content} = await evaluate(
    {path: 'page.mdx', value: lines.join('\n')},
    {
      ...runtime,
      remarkPlugins: [...remarkPlugins] as never,
    },
  );
  return renderToStaticMarkup(<Content />).replaceAll('\n', '');
}

describe('<Only> around blocks', () => {
  const lines = [
    '<Only version="5">',
    '',
    '## Released',
    '',
    '- one',
    '',
    '</Only>',
    '',
    '<Only version="current">',
    '',
    '## Before',
    '',
    '</Only>',
    '',
    'For all.',
  ];

  it('shows them in its version', async () => {
    expect(await render('5', ...lines)).toBe('<h2>Released</h2><ul><li>one</li></ul><p>For all.</p>');
  });

  it('hides them in another', async () => {
    expect(await render('current', ...lines)).toBe('<h2>Before</h2><p>For all.</p>');
  });

  it('works inside of a list item and of another <Only>', async () => {
    const nested = [
      '- one',
      '',
      '  <Only version="5">',
      '',
      '  <Only version="5">',
      '',
      '  two',
      '',
      '  </Only>',
      '',
      '  </Only>',
    ];
    expect(await render('5', ...nested)).toContain('two');
    expect(await render('current', ...nested)).not.toContain('two');
  });
});

describe('<Only> in a sentence', () => {
  const line = 'Wait <Only version="5">up to `7` minutes</Only><Only version="current">3 minutes</Only>.';

  it('shows the words of the version', async () => {
    expect(await render('5', line)).toBe('<p>Wait up to <code>7</code> minutes.</p>');
    expect(await render('current', line)).toBe('<p>Wait 3 minutes.</p>');
  });

  it('leaves a paragraph where a line is nothing else', async () => {
    const sentences = '<Only version="5">New **here**.</Only> <Only version="current">Old.</Only>';
    expect(await render('5', sentences)).toBe('<p>New <strong>here</strong>.</p>');
    expect(await render('current', sentences)).toBe('<p>Old.</p>');
  });
});

describe('<Only /> without content', () => {
  it('is about its table row', async () => {
    const table = ['| A | B |', '| - | - |', '| <Only version="5" />`new` | 1 |', '| <Only version="current" /> old | 2 |'];
    expect(await render('5', ...table)).toContain('<tbody><tr><td><code>new</code></td><td>1</td></tr></tbody>');
    expect(await render('current', ...table)).toContain('<tbody><tr><td>old</td><td>2</td></tr></tbody>');
  });

  it('takes a table or a list with it that has nothing else', async () => {
    const lines = ['| A |', '| - |', '| <Only version="5" />x |', '', '- <Only version="5" />y', '', 'End.'];
    expect(await render('current', ...lines)).toBe('<p>End.</p>');
  });

  it('is about its list item and its heading', async () => {
    const lines = ['## <Only version="5" />Title', '', '- <Only version="5" />**a** b', '- c'];
    expect(await render('5', ...lines)).toBe('<h2>Title</h2><ul><li><strong>a</strong> b</li><li>c</li></ul>');
    expect(await render('current', ...lines)).toBe('<ul><li>c</li></ul>');
  });

  it('may be on a line of its own in a list item, where Prettier puts it', async () => {
    const lines = ['- <Only version="5" />', '  a', '- c'];
    expect(await render('5', ...lines)).toBe('<ul><li>a</li><li>c</li></ul>');
    expect(await render('current', ...lines)).toBe('<ul><li>c</li></ul>');
  });

  it('fails anywhere else', async () => {
    await expect(render('5', 'Text <Only version="5" /> text')).rejects.toThrow(
      '<Only> without content has to start a table row, a list item or a heading.',
    );
  });
});

it.each(['<Only>x</Only>', '<Only version="6">x</Only>', '<Only name="5">x</Only>'])(
  '%s names the versions that there are',
  async (line) => {
    await expect(render('5', `Text ${line}`)).rejects.toThrow('is for no version of the docs. Versions: current, 5.');
  },
);
