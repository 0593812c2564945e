import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {createCache} from '../cache/cache.ts';
import {writeSite} from './writeSite.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'write-site-'));
const cache = createCache(path.join(parent, 'cache'));
const folder = path.join(parent, 'dist/client');
afterAll(() => rmSync(parent, {recursive: true}));

it('replaces the last site, and gives every text that is published a twin in brotli and in gzip, also when it comes later', async () => {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'old.html'), 'Old');
  const texts = {'index.html': '<p>Home</p>', 'docs/a.html': '<p>Ä</p>', 'assets/start.js': 'start()', 'robots.txt': 'Allow'};
  await writeSite(
    folder,
    new Map<string, string | Uint8Array>([
      ...Object.entries(texts),
      ['icon.ico', Buffer.from([0, 255])],
      ['../records.json', '[]'],
    ]),
    cache,
    Promise.resolve(new Map([['program.mjs', 'run()']])),
  );
  for (const [file, content] of Object.entries({...texts, 'program.mjs': 'run()'})) {
    const read = (suffix: string): Buffer => readFileSync(path.join(folder, `${file}${suffix}`));
    expect(read('').toString()).toBe(content);
    expect(brotliDecompressSync(read('.br')).toString()).toBe(content);
    expect(gunzipSync(read('.gz')).toString()).toBe(content);
  }
  expect([...readFileSync(path.join(folder, 'icon.ico'))]).toEqual([0, 255]);
  expect(readFileSync(path.join(folder, '../records.json'), 'utf8')).toBe('[]');
  for (const file of ['old.html', 'icon.ico.br', '../records.json.br'])
    expect(existsSync(path.join(folder, file)), file).toBe(false);
});

it('fails as what comes later fails', async () => {
  const failure = Promise.reject(new Error('No index.'));
  await expect(writeSite(folder, new Map([['index.html', '<p>Home</p>']]), cache, failure)).rejects.toThrow('No index.');
});
