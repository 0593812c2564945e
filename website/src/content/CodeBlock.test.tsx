import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Code} from './Code.tsx';
import {CodeBlock} from './CodeBlock.tsx';

const render = (element: ReactNode): string => renderToStaticMarkup(element);

describe('a code block', () => {
  it('shows its title and tells its language', () => {
    const html = render(
      <CodeBlock language="java" title="Search.java">
        <code>search()</code>
      </CodeBlock>,
    );
    expect(html).toMatch(/<figcaption[^>]*>Search\.java<\/figcaption>/);
    expect(html).toMatch(/<pre[^>]* data-language="java"><code>search\(\)<\/code><\/pre>/);
  });

  it('has no caption without a title', () => {
    expect(render(<CodeBlock>find</CodeBlock>)).not.toContain('figcaption');
  });

  it('is reached by keyboard and has buttons that say what they do', () => {
    const html = render(<CodeBlock>find</CodeBlock>);
    expect(html).toMatch(/<pre[^>]* tabindex="0"/);
    expect(html).toMatch(/<button[^>]* aria-label="Wrap long lines" aria-pressed="false" data-wrap-code=""/);
    expect(html).toMatch(/<button[^>]* aria-label="Copy code" data-copy-code=""/);
  });
});

describe('code from a string', () => {
  it('is highlighted, with its lines as they are', () => {
    const html = render(<Code language="js" code={'return 1;\n\n"a<b"'} />);
    expect(/<code>(.*)<\/code>/s.exec(html)?.[1]?.split('\n')).toEqual([
      '<span class="token-keyword">return </span><span class="token-constant">1</span>;',
      '',
      '<span class="token-string-expression">&quot;a&lt;b&quot;</span>',
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
