import {describe, expect, it} from 'vitest';
import {parsePage} from './builtPage.ts';
import {checkInline} from './checkInline.ts';

const findUnknown = (html: string): string[] => parsePage('page.html', html).unknown;

describe('what is inline in a page', () => {
  it.each([
    ['<script>(function beforePaint({keys}) {})({})</script>'],
    ['<script type="module" src="/assets/start.js"></script>'],
    ['<script type="application/json">{"a": 1}</script>'],
    ['<style>a{color:red}</style>'],
    ['<a href="/javascript:">A page</a><p>&lt;script&gt; onclick=""</p>'],
  ])('may be %s', (html) => {
    expect(findUnknown(html)).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['<script type="module">import "/a.js"</script>', '<script>import "/a.js"</script>'],
    ['<script type="speculationrules">{}</script>', '<script>{}</script>'],
    ['<p style="color:red">', '<p style="color:red">'],
    ['<img onerror="alert(1)">', '<img onerror="alert(1)">'],
    ['<a href=" JavaScript:alert(1)">A</a>', '<a href=" JavaScript:alert(1)">'],
  ])('may not be %s', (html, found) => {
    expect(findUnknown(html)).toEqual([found]);
  });

  it('may not follow the known script within another', () => {
    expect(findUnknown('<script>evil();(function beforePaint(){})()</script>')).toHaveLength(1);
  });
});

it('names every page and says what to do', () => {
  const pages = [
    {route: '/a', unknown: findUnknown('<script>one()</script>')},
    {route: '/b', unknown: findUnknown(`<p style="${'x'.repeat(80)}">`)},
    {route: '/c', unknown: []},
  ];
  expect(() => checkInline(pages)).toThrow(
    `2 inline parts that the content policy does not allow:\n  /a: <script>one()</script>\n  /b: <p style="${'x'.repeat(60)}…">\nPut scripts`,
  );
  expect(() => checkInline([{route: '/c', unknown: []}])).not.toThrow();
});
