import {expect, it} from 'vitest';
import {stripPage} from './floors.tsx';

it('leaves text and elements, and neither styles nor scripts nor links to files', () => {
  const html = `<head><link rel="preload" href="/a.css"><style>p {\n}</style><script src="/b.js"></script></head><p class="x">Text</p>`;
  expect(stripPage(html)).toBe('<head><link rel="icon" href="data:,"></head><p class="x">Text</p>');
});
