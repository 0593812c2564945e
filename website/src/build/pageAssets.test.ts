import {expect, it} from 'vitest';
import {addAssets, renderScript} from './pageAssets.ts';

it('puts styles at the end of the head and the script at the end of the body, as they are', () => {
  const html = '<html><head><meta charset="utf-8"></head><body><pre>&lt;/body></pre></body></html>';
  expect(addAssets(html, {style: 'a{content:"$&"}', script: '<script src="/$1.js"></script>'})).toBe(
    '<html><head><meta charset="utf-8"><style id="page-style">a{content:"$&"}</style></head><body><pre>&lt;/body></pre><script src="/$1.js"></script></body></html>',
  );
});

it('says what the content of a script is, as a browser computes it', async () => {
  const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode('start()'));
  const hash = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  expect(renderScript('/assets/start.js', 'start()')).toBe(
    `<script integrity="sha384-${hash}" src="/assets/start.js" type="module" async></script>`,
  );
});
