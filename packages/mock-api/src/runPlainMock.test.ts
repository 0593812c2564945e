import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const program = path.resolve(import.meta.dirname, 'cli.ts');
let folder = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plain-mock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, {recursive: true});
});

/** Starts the program and waits for what it prints: its address, or its end. */
function start(...options: string[]): Promise<{output: string; code: number | null}> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...options], {env: {...process.env, PORT: '0'}});
    children.push(child);
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Prefer:')) resolve({output, code: null});
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => resolve({output, code}));
  });
}

it('serves a document, and checks requests to it', {timeout: 60_000}, async () => {
  const file = path.join(folder, 'openapi.yml');
  writeFileSync(
    file,
    `openapi: 3.0.3
info: {title: Pets, version: '1'}
servers: [{url: https://example.com/v1}]
paths:
  /pets:
    post:
      operationId: addPet
      requestBody: {content: {application/json: {schema: {type: object, required: [name]}}}}
      responses: {'201': {description: Done., content: {application/json: {example: {id: 1}}}}}
`,
  );
  const {output} = await start(file);
  expect(output).toMatch(/Pets: 1 operation at http:\/\/localhost:\d+/);
  const url = `${/http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''}/v1/pets`;
  const post = (body: string): Promise<Response> =>
    fetch(url, {method: 'POST', body, headers: {'content-type': 'application/json'}});
  const added = await post('{"name": "Rex"}');
  expect([added.status, await added.json()]).toEqual([201, {id: 1}]);
  expect(await (await post('{}')).json()).toMatchObject({status: 400, faults: [{pointer: '/body/name'}]});
});

it('says what is wrong with a file', {timeout: 60_000}, async () => {
  const {output, code} = await start(path.join(folder, 'gone.yml'));
  expect([code, output]).toEqual([1, expect.stringContaining('gone.yml')]);
});
