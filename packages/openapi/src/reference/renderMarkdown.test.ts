import {describe, expect, it} from 'vitest';
import {isPlain, joinHtml, parseMarkdown, readText, renderMarkdown, renderTree} from './renderMarkdown.ts';

describe('Markdown', () => {
  it('of one paragraph comes without its element', () => {
    expect(renderMarkdown('Name of *the* `index`.')).toBe('Name of <em>the</em> <code>index</code>.');
  });

  it('of several paragraphs keeps them', () => {
    expect(renderMarkdown('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
  });

  it('that is missing or empty is nothing', () => {
    expect([renderMarkdown(), renderMarkdown(''), renderMarkdown(' \n')]).toEqual(['', '', '']);
  });

  it('has headings below that of the page', () => {
    expect(renderMarkdown('# One\n\n##### Five\n\n###### Six', 1)).toBe('<h2>One</h2>\n<h3>Five</h3>\n<h4>Six</h4>');
    expect(renderMarkdown('## Two\n\n### Three\n\n# One', 4)).toBe('<h6>Two</h6>\n<h6>Three</h6>\n<h5>One</h5>');
    expect(renderMarkdown('## Two')).toBe('<h4>Two</h4>');
  });

  it('has tables in a box that the keyboard reaches', () => {
    expect(renderMarkdown('| a |\n| - |\n| b |').replaceAll('\n', '')).toBe(
      '<div tabindex="0" role="group" aria-label="Table">' +
        '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></div>',
    );
  });

  it.each([
    ['[a](https://example.org/?b=1&c)', '<a href="https://example.org/?b=1&#x26;c">a</a>'],
    ['[a](http://example.org "Title")', '<a href="http://example.org" title="Title">a</a>'],
    ['[a](mailto:ada@example.org)', '<a href="mailto:ada@example.org">a</a>'],
    ['[a](#operation/getTask)', '<a href="#operation/getTask">a</a>'],
    ['[a](/clients/start)', '<a href="/clients/start">a</a>'],
    ['https://example.org', '<a href="https://example.org">https://example.org</a>'],
  ])('keeps the link %s', (source, html) => {
    expect(renderMarkdown(source)).toBe(html);
  });

  it('keeps simple HTML', () => {
    expect(renderMarkdown('H<sub>2</sub>O, <kbd>K</kbd>, a<br>b')).toBe('H<sub>2</sub>O, <kbd>K</kbd>, a<br>b');
  });

  it('keeps a text outside of paragraphs', () => {
    expect(renderMarkdown('<div>Careful.</div>\n\nMore.')).toBe('Careful.\n<p>More.</p>');
  });

  it('shows code as it is', () => {
    expect(renderMarkdown('`<script>alert(1)</script>`')).toBe('<code>&#x3C;script>alert(1)&#x3C;/script></code>');
  });
});

describe('what acts or loads is left out:', () => {
  it.each([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a script in a block', '<script>alert(1)</script>\n\nb', 'b'],
    ['a script in capitals', 'a<SCRIPT SRC="//x">alert(1)</SCRIPT>b', 'ab'],
    ['a script inside of a script', 'a<scr<script>ipt>alert(1)</script>', 'a&#x3C;scr'],
    ['an event', '<b onclick="alert(1)" onmouseover=alert(1)>a</b>', '<b>a</b>'],
    ['an image', 'a<img src=x onerror=alert(1)>b', 'ab'],
    ['a Markdown image', 'a![b](https://example.org/pixel.png)c', 'ac'],
    ['a javascript: address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a javascript: address in Markdown', '[a](javascript:alert(1))', '<a>a</a>'],
    ['a javascript: address in capitals', '[a](JavaScript:alert(1))', '<a>a</a>'],
    ['a javascript: address with a line break', '<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['a javascript: address after a space', '<a href=" &#x6A;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['a data: address', '[a](data:text/html;base64,PHNjcmlwdD4=)', '<a>a</a>'],
    ['a vbscript: address', '[a](vbscript:msgbox)', '<a>a</a>'],
    ['a reference to a javascript: address', '[a][1]\n\n[1]: javascript:alert(1)', '<a>a</a>'],
    ['SVG', 'a<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>t</text></a></svg>b', 'ab'],
    ['MathML', 'a<math><mi xlink:href="javascript:alert(1)">m</mi></math>b', 'ab'],
    ['a frame', 'a<iframe src="https://example.org" srcdoc="<script>"></iframe>b', 'ab'],
    ['an embedded object', 'a<object data=x></object><embed src=x>b', 'ab'],
    ['an input', 'a<input autofocus onfocus=alert(1)>b', 'ab'],
    ['a form', '<form action="https://example.org"><button>a</button></form>', 'a'],
    ['a task list', '- [ ] a', '<ul>\n<li> a</li>\n</ul>'],
    ['a style', 'a<style>*{display:none}</style><b style="color:red" class="c" id="i">b</b>', 'a<b>b</b>'],
    ['a base address', 'a<base href="https://example.org">b', 'ab'],
    ['a redirect', 'a<meta http-equiv="refresh" content="0;url=https://example.org">b', 'ab'],
    ['a stylesheet', 'a<link rel="stylesheet" href="//x">b', 'ab'],
    ['a template', 'a<template><script>alert(1)</script></template>b', 'ab'],
    [
      'what only shows without scripts',
      'a<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>b',
      '<p>a</p><p>b</p>',
    ],
    ['a comment', 'a<!-- <script> -->b', 'ab'],
    ['an instruction', 'a<?php echo 1 ?>b', 'ab'],
  ])('%s', (_, source, html) => {
    expect(renderMarkdown(source)).toBe(html);
  });
});

describe('the words of a text', () => {
  it.each([
    ['Use `user_id`, **not** [the name](https://example.org).', 'Use user_id, not the name.'],
    ['One.\n\nTwo\nlines.', 'One. Two lines.'],
    ['a<script>alert(1)</script> <b>b</b>', 'aalert(1) b'],
  ])('%j are %j', (source, text) => {
    expect(readText(source)).toBe(text);
  });
});

describe('two texts', () => {
  it('become paragraphs, with words that lead from one to the other', () => {
    expect(joinHtml('The <b>tasks</b>.', 'Each entry: ', 'a task.')).toBe('<p>The <b>tasks</b>.</p><p>Each entry: a task.</p>');
    expect(joinHtml('<p>One.</p><p>Two.</p>', 'Each entry: ', '<ul></ul>')).toBe(
      '<p>One.</p><p>Two.</p><p>Each entry:</p><ul></ul>',
    );
  });

  it('need no words when there is only one', () => {
    expect([joinHtml('One.', 'Each: ', ''), joinHtml('', 'Each: ', 'Two.'), joinHtml('', 'Each: ', '')]).toEqual([
      'One.',
      'Two.',
      '',
    ]);
  });
});

describe('a text without markup', () => {
  it.each([
    'The name of a task.',
    'Whether (or not) it\'s done: "yes", "no"; 50%, a/b, 1.5 - or so...',
    'A  b - c ',
    'Note: 1. is no list, and neither is - this.',
  ])('is shown as if it were parsed: %s', (text) => {
    expect(isPlain(text)).toBe(true);
    expect(renderMarkdown(text)).toBe(renderTree(parseMarkdown(text)));
  });

  it.each([
    '1. a',
    '- a',
    'a *b*',
    'a_b_c',
    '`a`',
    'a\nb',
    'a <b>',
    'a &amp; b',
    'See www.a.org',
    'http://a.org',
    'a@b.org',
    'a\\b',
    '[a]',
    '# a',
    'a ~b~',
    'a | b',
    ' a',
    '',
  ])('is not one that might have some: %j', (text) => {
    expect(isPlain(text)).toBe(false);
  });
});
