import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type DocsContent, packText} from '@docs/docs-mcp';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {expect, it, onTestFinished} from 'vitest';
import {addContent, bundleAgents} from './bundleAgents.ts';
import {agentsFile} from './downloadFiles.ts';

const content: DocsContent = {
  title: 'Docs',
  url: 'https://docs.example.org',
  versions: [{name: '5', label: '5.x', isDefault: true, index: []}],
  pages: [
    {route: '/docs/start', title: 'It’s a “start”', description: '', markdown: packText('# It’s a “start”\n\n`$&` and more.\n')},
  ],
  apis: [],
  indexFiles: {},
};
const program = await bundleAgents();

/** A folder with the file, and nothing else. */
function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-agents-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, agentsFile), addContent(program, content));
  return folder;
}

it('serves its content from a folder that has nothing else', {timeout: 60_000}, async () => {
  const client = new Client({name: 'test', version: '1.0.0'});
  // Without NODE_OPTIONS and such, as an agent starts it.
  const env = {PATH: process.env.PATH ?? ''};
  await client.connect(new StdioClientTransport({command: process.execPath, args: [agentsFile], cwd: createFolder(), env}));
  onTestFinished(() => client.close());
  const {content: parts} = await client.callTool({name: 'read_page', arguments: {page: '/docs/start'}});
  expect(parts).toEqual([{type: 'text', text: '# It’s a “start”\n\n`$&` and more.\n'}]);
});

it('says how it is started, not how the repository starts it', {timeout: 60_000}, () => {
  const {status, stdout} = spawnSync(process.execPath, [agentsFile, '--help'], {cwd: createFolder(), encoding: 'utf8'});
  expect(status).toBe(0);
  expect(stdout).toMatch(/^node docs-mcp\.mjs \[options\]/);
  expect(stdout).not.toContain('npm');
});

it('refuses a program that has no place for the content', () => {
  expect(() => addContent('run()', content)).toThrow('docs-mcp.mjs has no place for its content.');
});

it('carries the licences of what is inside', () => {
  expect(program).toMatch(/\n\/\*\n[^]*@modelcontextprotocol\/server\b[^]*\*\/\n$/);
});
