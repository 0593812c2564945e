import {expect, it} from 'vitest';
import {findUnusedAssets} from './unusedAssets.ts';

it('keeps what pages name and what these files load in turn, and finds the rest', () => {
  const assets = new Map([
    ['assets/start.1a.js', 'import("./search.2b.js")'],
    ['assets/chunks/search.2b.js', 'load("/assets/search.3c.css")'],
    ['assets/search.3c.css', ''],
    ['assets/page.4d.js', 'import "./start.1a.js"; import "./hydrate.5e.js"'],
    ['assets/hydrate.5e.js', ''],
    ['assets/page.6f.css', ''],
  ]);
  expect(findUnusedAssets(['<script type="module" src="/assets/start.1a.js"></script>'], assets)).toEqual([
    'assets/page.4d.js',
    'assets/hydrate.5e.js',
    'assets/page.6f.css',
  ]);
});

it('finds an end where two files load each other', () => {
  const assets = new Map([
    ['assets/a.js', 'import "./b.js"'],
    ['assets/b.js', 'import "./a.js"'],
  ]);
  expect(findUnusedAssets(['<script src="/assets/a.js"></script>'], assets)).toEqual([]);
});
