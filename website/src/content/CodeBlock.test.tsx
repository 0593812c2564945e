import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Code} from './Code.tsx';
import {CodeBlock, MarkdownCodeBlock} from './CodeBlock.tsx';

const render = (element: ReactNode): string => renderToStaticMarkup(element);

const find = [{tokens: [{parts: [{text: 'find()'}]}]}];

describe('a code block', () => {
  it('shows its title and tells its language', () => {
    const html = render(<CodeBlock language="java" title="Search.java" lines={find} />);
    expect(html).toMatch(/<figcaption[^>]*>Search\.java<\/figcaption>/);
    expect(html).toMatch(/<pre[^>]* data-language="java"><code>find\(\)<\/code><\/pre>/);
  });

  it('has no caption without a title', () => {
    expect(render(<CodeBlock language="js" lines={find} />)).not.toContain('figcaption');
  });

  it('is reached by keyboard and has buttons that say what they do', () => {
    const html = render(<CodeBlock language="js" lines={find} />);
    expect(html).toMatch(/<pre[^>]* tabindex="0"/);
    expect(html).toMatch(/<button[^>]* aria-label="Wrap long lines" aria-pressed="false" data-wrap-code=""/);
    expect(html).toMatch(/<button[^>]* aria-label="Copy code" data-copy-code=""/);
  });

  it('shows types of names within a token, and marks lines with their ends', () => {
    const html = render(
      <MarkdownCodeBlock
        language="ts"
        lines={JSON.stringify([
          {tokens: [{className: 'token-function', parts: [{text: 'a.'}, {text: 'find', type: 'Find'}]}], isMarked: true},
          ...find,
        ])}
      />,
    );
    const name = '<span class="token-function">a.<span data-type="Find">find</span></span>';
    expect(html).toContain(`<code><mark>${name}\n</mark>find()</code>`);
  });
});

describe('code from a string', () => {
  it('is highlighted, with its lines as they are', () => {
    const html = render(<Code language="js" code={'return 1;\n\n"a<b"'} />);
    expect(/<code>(.*)<\/code>/s.exec(html)?.[1]?.split('\n')).toEqual([
      '<span class="token-keyword">return </span><span class="token-constant">1</span>;',
      '',
      '<span class="token-string">&quot;a&lt;b&quot;</span>',
    ]);
  });

  it('has a title when one is given', () => {
    expect(render(<Code language="text" code="find" title="Install" />)).toContain('>Install</figcaption>');
    expect(render(<Code language="text" code="find" />)).not.toContain('figcaption');
  });

  it('has no style attributes, which the content policy forbids', () => {
    expect(render(<Code language="js" code="return 1;" />)).not.toContain('style=');
  });
});
