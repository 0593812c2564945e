import {expect, it} from 'vitest';
import {addIntegrity} from './integrity.ts';

const readAsset = (path: string): string => `content of ${path}`;

it('says what the content of each script and stylesheet is, as a browser computes it', async () => {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode('content of /assets/start.js'));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  expect(addIntegrity('<script src="/assets/start.js" type="module" async></script>', readAsset)).toBe(
    `<script integrity="sha384-${hash}" src="/assets/start.js" type="module" async></script>`,
  );
  expect(addIntegrity('<link rel="stylesheet" type="text/css" href="/assets/a.css">', readAsset)).toMatch(
    /^<link rel="stylesheet" integrity="sha384-[\w+/]{64}" type="text\/css" href="\/assets\/a.css">$/,
  );
});

it('leaves alone what loads no file of the build', () => {
  const html = '<script>early()</script><link rel="icon" href="/mark.svg"><p>src="/assets/a.js"</p>';
  expect(addIntegrity(html, readAsset)).toBe(html);
});

it('says it once', () => {
  const once = addIntegrity('<script src="/assets/start.js"></script>', readAsset);
  expect(addIntegrity(once, readAsset)).toBe(once);
});
