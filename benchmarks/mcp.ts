// `npm run bench:mcp`: how long the documentation for agents takes to start, beside Node.js alone; how long a search takes; and how much
// memory a session needs that uses every tool. It measures the built file, docs-mcp.mjs, as an agent starts it.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadQueries} from '@docs/docs-search/quality';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {median, percentile} from './measuring/statistics.ts';
import {printBars} from './report/printBars.ts';
import {builtSite} from './setup/folders.ts';

const file = path.join(builtSite, 'docs-mcp.mjs');
const starts = 10;

/** A session that uses every tool. */
const session: [string, Record<string, unknown>][] = [
  ['read_page', {page: '/docs/5/clients/installation'}],
  ['find_operations', {query: 'save records'}],
  ['get_operation', {operation: 'searchSingleIndex'}],
  ['check_request', {operation: 'pushEvents', body: {events: []}}],
  ['call_mock', {method: 'POST', path: '/1/indexes/films/query', body: {query: 'dune'}}],
  ['get_error', {status: 403}],
  [
    'migrate_code',
    {code: "import algoliasearch from 'algoliasearch';\nalgoliasearch('A', 'B').initIndex('films').search('dune');\n"},
  ],
];

type Connection = {client: Client; pid: number | null; milliseconds: number};

/** To the list of tools, which is the first thing that an agent asks for. */
async function connect(): Promise<Connection> {
  const start = performance.now();
  const client = new Client({name: 'benchmark', version: '1.0.0'});
  const transport = new StdioClientTransport({command: process.execPath, args: [file]});
  await client.connect(transport);
  await client.listTools();
  return {client, pid: transport.pid, milliseconds: performance.now() - start};
}

function startNode(): number {
  const start = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - start;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The most that it ever had, in MiB. Only Linux tells: elsewhere, the bar counts as missed. */
function readPeak(pid: number | null): number {
  if (!existsSync('/proc')) return NaN;
  const [, kibibytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}

const started: number[] = [];
const alone: number[] = [];
while (started.length < starts) {
  const {client, milliseconds} = await connect();
  await client.close();
  started.push(milliseconds);
  alone.push(startNode());
}

const {client, pid} = await connect();
const searches: number[] = [];
for (const {query} of loadQueries('develop'))
  searches.push(await time(() => client.callTool({name: 'search_docs', arguments: {query}})));
for (const [name, args] of session) await client.callTool({name, arguments: args});
const peak = readPeak(pid);
await client.close();

console.log(`start: median ${median(started).toFixed(0)} ms, Node.js alone ${median(alone).toFixed(0)} ms`);
console.log(`search_docs: first ${searches[0]?.toFixed(1) ?? ''} ms, median ${median(searches).toFixed(1)} ms`);
const isReached = printBars([
  {what: 'start, median', value: median(started), limit: 500, unit: ' ms'},
  {what: 'search_docs, 95th percentile', value: percentile(searches.slice(1), 0.95), limit: 10, unit: ' ms'},
  {what: 'memory after a session, at most', value: peak, limit: 150, unit: ' MiB'},
]);
if (!isReached) process.exitCode = 1;
