import {describe, expect, it} from 'vitest';
import {addContentPolicy, buildContentPolicy} from './contentPolicy.ts';

const script = 'document.documentElement.dataset.js = "";';
const home = `<script>${script}</script><style id="page-style">a{color:red}</style>`;
const search = `<script>${script}</script><style id="page-style">b{color:blue}</style>`;

describe('the policy', () => {
  it('lists each inline script and style of all pages once', () => {
    expect(buildContentPolicy([home, search]).split('; ')).toMatchInlineSnapshot(`
      [
        "default-src 'self'",
        "script-src 'self' 'sha256-sLYBXBTkbS3nko144ZqIcXEGsQfbEaa8Jqp61xvaDt0='",
        "style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=' 'sha256-HJTPZERdzf/z7qqTGNitczq4erJRc/mptSiE6ediUxw='",
        "style-src-attr 'none'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ]
    `);
  });

  it('allows requests to a hosted search and to no other origin', () => {
    expect(buildContentPolicy([home], ['https://app-dsn.algolia.net'])).toContain(
      "default-src 'self'; connect-src 'self' https://app-dsn.algolia.net; script-src",
    );
    expect(buildContentPolicy([home])).not.toContain('connect-src');
  });

  it('has the hash that a browser computes', async () => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(buildContentPolicy([home])).toContain(`script-src 'self' 'sha256-${hash}'`);
  });

  it('is the same whatever the order of the pages', () => {
    expect(buildContentPolicy([home, search])).toBe(buildContentPolicy([search, home]));
  });

  it('allows nothing unsafe and no other origin', () => {
    expect(buildContentPolicy([home, search])).not.toMatch(/unsafe|\*|https?:/);
  });

  it('lists neither scripts in files nor data', () => {
    const html = '<script type="module" src="/assets/start.js"></script><script type="application/json">{}</script>';
    expect(buildContentPolicy([html])).not.toContain('sha256');
  });
});

describe('a page', () => {
  it('has the policy before its first script and style', () => {
    const html = `<html><head><meta charSet="utf-8"/>${home}</head></html>`;
    expect(addContentPolicy(html, "script-src 'self'")).toBe(
      `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self'">${home}</head></html>`,
    );
  });
});

it('throws for a page that has no place for the policy', () => {
  expect(() => addContentPolicy('<html><head></head></html>', "default-src 'self'")).toThrow('no <meta charset="utf-8">');
});
