import {expect, it} from 'vitest';
import {inlineStyles} from './inlineStyles.ts';

const readAsset = (path: string): string => `/* ${path} */ a{content:"$&"}\n`;

it('replaces the links to stylesheets by one style element at the end of the head', () => {
  const html =
    '<head><meta charset="utf-8"><link rel="stylesheet" type="text/css" href="/assets/a.css"><title>A</title><link rel="stylesheet" href="/assets/b.css"></head><body>A</body>';
  expect(inlineStyles(html, readAsset)).toBe(
    '<head><meta charset="utf-8"><title>A</title><style id="page-style">/* /assets/a.css */ a{content:"$&"}/* /assets/b.css */ a{content:"$&"}</style></head><body>A</body>',
  );
});

it('keeps other links of the head', () => {
  const links = '<link rel="icon" href="/mark.svg"><link rel="canonical" href="https://example.org/">';
  expect(inlineStyles(`<head>${links}</head>`, readAsset)).toContain(links);
});
