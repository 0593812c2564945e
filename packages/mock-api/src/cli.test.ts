import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {defaultCredentials} from './builtInKeys.ts';

const program = path.join(import.meta.dirname, 'cli.ts');
const headers = {'x-algolia-application-id': defaultCredentials.appId, 'x-algolia-api-key': defaultCredentials.adminKey};
let folder = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mock-api-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, {recursive: true});
});

/** Starts the program and waits for what it prints: the table of addresses, or its end. */
function start(...options: string[]): Promise<{output: string; code: number | null; child: ChildProcess}> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...options], {env: {...process.env, PORT: '0'}});
    children.push(child);
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('hosts: [')) resolve({output, code: null, child});
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => resolve({output, code, child}));
  });
}

function addressOf(output: string, api: string): string {
  return new RegExp(`${api}\\s+(http:\\S+)`).exec(output)?.[1] ?? '';
}

it('loses nothing when it is killed, with --data', {timeout: 120_000}, async () => {
  const file = path.join(folder, 'state.json');
  const first = await start('--data', file);
  const saved = await fetch(`${addressOf(first.output, 'Search API')}/1/indexes/books/emma`, {
    method: 'PUT',
    headers,
    body: '{"title":"Emma"}',
  });
  expect(saved.status).toBe(200);
  first.child.kill('SIGKILL');

  const second = await start('--data', file);
  await new Promise((resolve) => setTimeout(resolve, 600));
  const found = await fetch(`${addressOf(second.output, 'Search API')}/1/indexes/books/emma`, {headers});
  expect(await found.json()).toEqual({objectID: 'emma', title: 'Emma'});
});

it('reports a file that was cut short, and leaves it as it is', {timeout: 60_000}, async () => {
  const file = path.join(folder, 'state.json');
  writeFileSync(file, '{"version":1,"tas');
  const {output, code} = await start('--data', file);
  expect(code).toBe(1);
  expect(output).toContain('cut short');
  expect(readFileSync(file, 'utf8')).toBe('{"version":1,"tas');
});

it('starts empty, with a port per API, when asked', {timeout: 60_000}, async () => {
  const {output} = await start('--empty', '--ports');
  expect(output).toContain('It starts empty.');
  expect(output).not.toContain('films');
  const url = addressOf(output, 'Search API');
  expect(new URL(url).pathname).toBe('/');
  const listed = await fetch(`${url}/1/indexes`, {headers});
  expect(await listed.json()).toEqual({items: [], nbPages: 1});
});
