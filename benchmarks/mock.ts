// `npm run bench:mock`: the mock beside a bare server that responds with the same bytes: requests per second, startup, memory.
//   --seconds 3    other than ten seconds of requests for each server
import {type ChildProcess, fork} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {cacheFile, defaultCredentials} from '@docs/mock-api';
import autocannon from 'autocannon';
import {printBars} from './report/printBars.ts';
import type {ServerKind, Started, Usage} from './setup/mockServer.ts';
import {readNumberFlag} from './setup/readNumberFlag.ts';

type Measured = {requestsPerSecond: number; p99: number; cpuSeconds: number; memoryMiB: number; requests: number};

const {values: flags} = parseArgs({options: {seconds: {type: 'string', default: '10'}}});
const duration = readNumberFlag('seconds', flags.seconds);

function startServer(kind: ServerKind): ChildProcess {
  return fork(path.join(import.meta.dirname, 'setup/mockServer.ts'), [kind], {execArgv: ['--import', 'tsx']});
}

function receive<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('error', reject);
  });
}

function askUsage(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  return receive<Usage>(child);
}

async function measureRequests(kind: ServerKind, amount: {duration: number} | {amount: number}): Promise<Measured> {
  const child = startServer(kind);
  const {url} = await receive<Started>(child);
  const {appId, adminKey} = defaultCredentials;
  const headers = {'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey};
  const options = {url: `${url}/search/1/indexes/films/dune`, headers, connections: 10};
  await autocannon({...options, amount: 2000});
  const before = await askUsage(child);
  const {requests, latency, non2xx, errors} = await autocannon({...options, ...amount});
  const after = await askUsage(child);
  child.kill();
  if (non2xx > 0 || errors > 0) throw new Error(`${kind}: ${non2xx} responses were no success, ${errors} requests failed.`);
  return {
    requestsPerSecond: requests.average,
    p99: latency.p99,
    requests: requests.total,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    memoryMiB: after.memory / 1024 ** 2,
  };
}

async function measureStart(): Promise<Started> {
  const child = startServer('mock');
  const started = await receive<Started>(child);
  child.kill();
  return started;
}

const mock = await measureRequests('mock', {duration});
const bare = await measureRequests('bare', {duration});
const {memoryMiB} = await measureRequests('mock', {amount: 10_000});
rmSync(cacheFile, {force: true});
const coldStart = await measureStart();
const start = await measureStart();

const perCpu = ({requests, cpuSeconds}: Measured): number => Math.round(requests / cpuSeconds);
const describeServer = (measured: Measured): string =>
  `${Math.round(measured.requestsPerSecond)} requests/s, ${perCpu(measured)} per second of CPU, p99 ${measured.p99} ms`;
const describeStart = ({milliseconds, cpuMilliseconds}: Started): string =>
  `${Math.round(milliseconds)} ms, of which ${Math.round(cpuMilliseconds)} ms CPU`;
console.log(`GET one object, ${duration} s, 10 connections over loopback, one core for the server
  mock  ${describeServer(mock)}
  bare  ${describeServer(bare)}
  ratio ${(mock.requestsPerSecond / bare.requestsPerSecond).toFixed(2)}, by CPU ${(perCpu(mock) / perCpu(bare)).toFixed(2)}
startup with all specs: ${describeStart(start)}
startup after a spec changed: ${describeStart(coldStart)}
memory after 12,000 requests: ${Math.round(memoryMiB)} MiB`);
const isPassed = printBars([
  {what: 'time per request', value: 1000 / mock.requestsPerSecond, limit: 0.5, unit: ' ms'},
  {what: 'startup', value: start.milliseconds / 1000, limit: 2, unit: ' s'},
  {what: 'startup after a spec changed', value: coldStart.milliseconds / 1000, limit: 2, unit: ' s'},
  {what: 'memory after 12,000 requests', value: memoryMiB, limit: 200, unit: ' MiB'},
]);
if (!isPassed) process.exitCode = 1;
