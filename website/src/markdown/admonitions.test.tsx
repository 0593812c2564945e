import {evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import {describe, expect, it} from 'vitest';
import {admonitionKinds, admonitions} from './admonitions.ts';

async function render(...lines: string[]): Promise<string> {
  const page = {path: 'docs/page.mdx', value: lines.join('\n')};
  const {default: Content} = await evaluate(page, {...runtime, remarkPlugins: [remarkDirective, admonitions]});
  return renderToStaticMarkup(<Content />);
}

describe('an admonition', () => {
  it.each(admonitionKinds)('may be of the kind %s', async (kind) => {
    expect(await render(`:::${kind}`, 'Text', ':::')).toBe(`<aside kind="${kind}"><p>Text</p></aside>`);
  });

  it('has a title when one is given', async () => {
    expect(await render(':::tip[Keep it *short*, use `find`]', 'Text', ':::')).toBe(
      '<aside kind="tip" title="Keep it short, use find"><p>Text</p></aside>',
    );
  });

  it('keeps colons in its title', async () => {
    expect(await render(':::tip[Filter by brand:apple]', 'Text', ':::')).toContain('title="Filter by brand:apple"');
  });

  it('may hold lists and other admonitions', async () => {
    const html = await render('::::note', '- One', '', ':::tip', 'Inner', ':::', '::::');
    expect(html.replaceAll('\n', '')).toBe(
      '<aside kind="note"><ul><li>One</li></ul><aside kind="tip"><p>Inner</p></aside></aside>',
    );
  });

  it('names its line and the known kinds when it is unknown', async () => {
    await expect(render('Text', '', ':::nota', 'Text', ':::')).rejects.toThrowErrorMatchingInlineSnapshot(
      `[docs/page.mdx:3:1-5:4: Unknown admonition ":::nota". Known ones: note, tip, info, warning, danger.]`,
    );
  });
});

describe('prose that looks like a directive', () => {
  it.each(['Filter by attribute:value.', 'Open at 10:30.', 'A :smile: and a:b[c].', '::leaf', 'Ratio **1:a** here'])(
    'stays text: %s',
    async (text) => {
      const html = await render(text);
      expect(html.replace(/<\/?strong>/g, '**')).toBe(`<p>${text}</p>`);
    },
  );
});

it('refuses a title without brackets and says how to write it', async () => {
  await expect(render('Text', '', ':::note Title', 'Text', ':::')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[docs/page.mdx:3:1-5:4: Not an admonition. Write ":::note[Title]", or ":::note" without a title, on a line of its own.]`,
  );
});
