import {expect, it} from 'vitest';
import {addAssets, addPreloads, renderScript} from './pageAssets.ts';

it('puts styles at the end of the head and the script at the end of the body, as they are', () => {
  const html = '<html><head><meta charset="utf-8"></head><body><pre>&lt;/body></pre></body></html>';
  expect(addAssets(html, {style: 'a{content:"$&"}', script: '<script src="/$1.js"></script>'})).toBe(
    '<html><head><meta charset="utf-8"><style id="page-style">a{content:"$&"}</style></head><body><pre>&lt;/body></pre><script src="/$1.js"></script></body></html>',
  );
});

const script = {path: '/assets/start.js', content: 'start()'};

/** As a browser computes it. */
async function hash(content: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(content));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

it('says what the content of a script is', async () => {
  expect(renderScript(script)).toBe(
    `<script integrity="sha384-${await hash('start()')}" src="/assets/start.js" type="module" async></script>`,
  );
});

it('names what a page will ask for at the end of its head', async () => {
  expect(addPreloads('<head><style></style></head>', {modules: [script], fetched: ['/b.json']})).toBe(
    `<head><style></style><link rel="modulepreload" integrity="sha384-${await hash('start()')}" href="/assets/start.js"><link rel="preload" as="fetch" crossorigin href="/b.json"></head>`,
  );
});
