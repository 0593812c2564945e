import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
/** Its first run bundles the code of pages. */
const timeout = 120_000;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reference-command-'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Runs the command as `npm run reference` does. */
function run(...words: string[]): {status: number | null; stdout: string; stderr: string} {
  const program = [path.join(root, 'scripts/runBundled.mjs'), path.join(root, 'website/reference.ts')];
  return spawnSync(process.execPath, [...program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1'},
  });
}

const document = `swagger: '2.0'
info: {title: ''}
paths:
  /pets:
    get: {summary: List pets, parameters: [{name: limit, in: query, type: integer}], responses: {200: {description: Pets.}}}
`;

describe('npm run reference', {timeout}, () => {
  it('writes a site, and says what in the document is not as it should be', () => {
    writeFileSync(path.join(folder, 'pets.yml'), document);
    const {status, stdout, stderr} = run('pets.yml', '--out', 'site', '--title', 'Pets & Co', '--base', '/api/');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Wrote site: 1 operation on 1 page, in [\d.]+ s\.\n$/)]);
    expect(stderr).toContain('pets.yml:2 /info/version');
    const html = readFileSync(path.join(folder, 'site/index.html'), 'utf8');
    expect(html).toContain('<title>Pets &amp; Co</title>');
    expect(html).toContain('href="/api/openapi.yml"');
    expect(readdirSync(path.join(folder, 'site'))).toContain('llms.txt');
  });

  it('shows a logo beside the title', () => {
    writeFileSync(path.join(folder, 'pets.yml'), document);
    writeFileSync(path.join(folder, 'Paw.SVG'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(run('pets.yml', '--out', 'logo', '--logo', 'Paw.SVG', '--base', '/api').status).toBe(0);
    expect(readFileSync(path.join(folder, 'logo/logo.svg'), 'utf8')).toContain('<svg');
    expect(readFileSync(path.join(folder, 'logo/index.html'), 'utf8')).toContain('src="/api/logo.svg"');
    const {status, stderr} = run('pets.yml', '--out', 'none', '--logo', 'gone.svg');
    expect([status, stderr]).toEqual([1, expect.stringContaining('gone.svg')]);
  });

  it('ends with an error that names the file and what to do', () => {
    const {status, stderr} = run('gone.yml', '--out', 'other');
    expect(status).toBe(1);
    expect(stderr).toContain('gone.yml');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
