import {describe, expect, it} from 'vitest';
import {parseHtml} from './htmlTree.ts';
import {readBlocks, type PageBlock} from './readBlocks.ts';

const read = (html: string): PageBlock[] => readBlocks(parseHtml(html));
const texts = (html: string): string[] => read(html).flatMap((block) => (block.kind === 'text' ? [block.text] : []));

describe('readBlocks', () => {
  it('reads headings with their level and address', () => {
    expect(read('<h1>Copy</h1><h2 id="rename">Rename <em>it</em></h2>')).toEqual([
      {kind: 'heading', level: 1, text: 'Copy', anchor: null},
      {kind: 'heading', level: 2, text: 'Rename it', anchor: 'rename'},
    ]);
  });

  it('keeps inline elements in their sentence and boxes apart', () => {
    expect(texts('<div>Call <code>browse</code>.<p>Then\n <b>wait</b>.</p>Done.</div>')).toEqual([
      'Call browse.',
      'Then wait.',
      'Done.',
    ]);
  });

  it('makes a row of each list entry, each table row and each term with its explanation', () => {
    const html = `<ul><li>One <p>more</p><ul><li>Inner</li></ul></li></ul>
      <table><thead><tr><th>Old</th></tr></thead><tbody><tr><td><code>a()</code></td><td><code>b()</code></td></tr></tbody></table>
      <dl><div><dt>Key</dt><dd>A secret.</dd></div></dl>`;
    expect(texts(html)).toEqual(['One more', 'Inner', 'a() · b()', 'Key A secret.']);
  });

  it('leaves out controls, navigation and what is hidden, and keeps the names of tabs', () => {
    const html = `<nav>Menu</nav><button>Copy</button><svg><text>Icon</text></svg><p aria-hidden="true">Twice</p><p hidden>Later</p>
      <div role="tablist"><button role="tab">PHP</button><button role="tab">Java</button></div><p>Shown <button>Copy</button></p>`;
    expect(texts(html)).toEqual(['PHP Java', 'Shown']);
  });

  it('leaves out what another page says, too', () => {
    expect(texts('<section data-repeated=""><h3 id="a">Task</h3><p>Work.</p></section><section><p>Shown</p></section>')).toEqual([
      'Shown',
    ]);
  });

  it('opens a place for an element that links to itself, and ends it with the element', () => {
    const html =
      '<ul><li id="schema/Event/index"><a href="#schema/Event/index">index</a> string <div>Its name.</div></li></ul><p>After</p>';
    expect(read(html)).toEqual([
      {kind: 'place', level: null, text: 'index', anchor: 'schema/Event/index'},
      {kind: 'text', text: 'string', isRow: false},
      {kind: 'text', text: 'Its name.', isRow: false},
      {kind: 'end'},
      {kind: 'text', text: 'After', isRow: false},
    ]);
  });

  it('opens a place for a term with an id', () => {
    expect(read('<dl><div id="error/403"><dt><code>403</code></dt><dd>The key lacks a right.</dd></div></dl>')).toEqual([
      {kind: 'place', level: null, text: '403', anchor: 'error/403'},
      {kind: 'text', text: 'The key lacks a right.', isRow: false},
      {kind: 'end'},
    ]);
  });

  it('leaves the small print out of a name', () => {
    expect(read('<h2 id="b">Request body <small>required</small></h2>')).toEqual([
      {kind: 'heading', level: 2, text: 'Request body', anchor: 'b'},
    ]);
  });

  it('lets a heading without an address hold within the element around it, which may lend its own', () => {
    expect(read('<div id="op/body"><h4>Request body</h4><p>Events.</p></div><p>After</p>')).toEqual([
      {kind: 'place', level: 4, text: 'Request body', anchor: 'op/body'},
      {kind: 'text', text: 'Events.', isRow: false},
      {kind: 'end'},
      {kind: 'text', text: 'After', isRow: false},
    ]);
  });

  it('skips what only points to another place of the page', () => {
    const html = `<ul><li id="op/response/400"><a href="#error/400">400</a> Wrong.</li></ul>
      <details><summary>rule, 9 fields</summary><a href="#schema/rule">Go to rule</a></details>
      <details><summary>On this page</summary><nav>Links</nav></details>`;
    expect(read(html)).toEqual([]);
  });

  it('reads code with its language, and not that of a tab that is not shown', () => {
    const html =
      '<pre data-language="ts"><code>wait();\n<i>go</i>()</code></pre><div data-active="false"><pre>php()</pre><p>In PHP.</p></div>';
    expect(read(html)).toEqual([
      {kind: 'code', text: 'wait();\ngo()', language: 'ts'},
      {kind: 'text', text: 'In PHP.', isRow: false},
    ]);
  });
});
