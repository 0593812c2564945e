// Measures the mock beside a bare server that answers the same bytes: requests per second, start-up, memory.
// Run it with `npx tsx packages/mock-api/benchmark.ts`; nothing else should be running.
import {type ChildProcess, fork} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import autocannon from 'autocannon';
import {defaultCredentials} from './src/createMockApi.ts';
import {cacheFile} from './src/loadDocuments.ts';

type Measured = {requestsPerSecond: number; p99: number; cpuSeconds: number; memory: number; requests: number};
type Started = {url: string; startMilliseconds: number; startCpu: number};
type Usage = {cpuSeconds: number; memory: number};

const target = path.join(import.meta.dirname, 'benchmarkServer.ts');
const {values} = parseArgs({options: {seconds: {type: 'string', default: '10'}}});

function ask<Answer>(child: ChildProcess, question?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('error', reject);
    if (question !== undefined) child.send(question);
  });
}

async function measure(kind: string, amount: {duration: number} | {amount: number}): Promise<Measured> {
  const child = fork(target, [kind], {execArgv: ['--import', 'tsx']});
  const {url} = await ask<Started>(child);
  const {appId, adminKey} = defaultCredentials;
  const headers = {'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey};
  const options = {url: `${url}/search/1/indexes/films/dune`, headers, connections: 10};
  await autocannon({...options, amount: 2000});
  const before = await ask<Usage>(child, 'usage');
  const {requests, latency, non2xx, errors} = await autocannon({...options, ...amount});
  const after = await ask<Usage>(child, 'usage');
  child.kill();
  if (non2xx > 0 || errors > 0) throw new Error(`${kind}: ${non2xx} answers were no success, ${errors} calls failed.`);
  return {
    requestsPerSecond: requests.average,
    p99: latency.p99,
    requests: requests.total,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    memory: after.memory,
  };
}

async function measureStart(): Promise<string> {
  const child = fork(target, ['mock'], {execArgv: ['--import', 'tsx']});
  const {startMilliseconds, startCpu} = await ask<Started>(child);
  child.kill();
  return `${Math.round(startMilliseconds)} ms, of which ${Math.round(startCpu)} ms CPU`;
}

const duration = Number(values.seconds);
const mock = await measure('mock', {duration});
const bare = await measure('bare', {duration});
const after = await measure('mock', {amount: 10_000});
rmSync(cacheFile, {force: true});
const coldStart = await measureStart();
const start = await measureStart();
const perCpu = ({requests, cpuSeconds}: Measured): number => Math.round(requests / cpuSeconds);

console.log(`GET one object, ${duration} s, 10 connections over loopback, one core for the server
  mock  ${Math.round(mock.requestsPerSecond)} requests/s, ${perCpu(mock)} per second of CPU, p99 ${mock.p99} ms
  bare  ${Math.round(bare.requestsPerSecond)} requests/s, ${perCpu(bare)} per second of CPU, p99 ${bare.p99} ms
  ratio ${(mock.requestsPerSecond / bare.requestsPerSecond).toFixed(2)}, by CPU ${(perCpu(mock) / perCpu(bare)).toFixed(2)}
start-up with nine specs: ${start}
start-up when all specs are put together anew: ${coldStart}
memory after 12,000 requests: ${Math.round(after.memory / 1024 ** 2)} MiB`);
