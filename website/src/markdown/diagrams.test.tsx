import {evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it} from 'vitest';
import {Diagram} from '../content/Diagram.tsx';
import {diagrams} from './diagrams.ts';

async function render(...lines: string[]): Promise<string> {
  const {default: Content} = await evaluate(
    {path: 'docs/page.mdx', value: lines.join('\n')},
    {...runtime, rehypePlugins: [diagrams]},
  );
  return renderToStaticMarkup(<Content components={{Diagram}} />);
}

describe('a fence of the language dot', () => {
  it('becomes a drawing with a name, a caption and the texts of its nodes', async () => {
    const html = await render('```dot title="A leads to B."', 'digraph { a [label="First"]; a -> b }', '```');
    expect(html).toMatch(
      /<figure class="diagram">.*<svg [^>]*role="img" aria-label="A leads to B\.".*<figcaption>A leads to B\.</s,
    );
    expect(html).toMatch(/>First<\/text>/);
    expect(html).toMatch(/>b<\/text>/);
  });

  it('has no colours, fonts, styles and ids of its own, so that the theme gives them', async () => {
    const html = await render('```dot title="T"', 'digraph { a -> b [label="x"] }', '```');
    expect(html).not.toMatch(/fill=|stroke="|font-family|font-size|style=|id=|<title/);
  });

  it('keeps the classes that emphasise', async () => {
    expect(await render('```dot title="T"', 'digraph { a [class="accent"] }', '```')).toContain('class="node accent"');
  });

  it('without a title is refused', async () => {
    await expect(render('```dot', 'digraph { a }', '```')).rejects.toMatchObject({
      name: 'docs/page.mdx:1:1-3:4',
      message: 'A diagram needs a title that says what it shows: ```dot title="…".',
    });
  });

  it('that is no DOT is refused with the reason', async () => {
    await expect(render('```dot title="T"', 'digraph { a -> }', '```')).rejects.toThrow(
      /^The diagram cannot be drawn: syntax error in line 1 .*digraph \{ a -> b \}\.$/,
    );
  });
});
