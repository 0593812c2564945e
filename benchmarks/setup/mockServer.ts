// What `npm run bench:mock` measures, in a process of its own: "mock", or "bare" for a server that responds with the same bytes.
import {createServer} from 'node:http';

export type ServerKind = 'mock' | 'bare';

/** Sent when the server listens. Times are counted from the start of the process: the loading of modules is part of it. */
export type Started = {url: string; milliseconds: number; cpuMilliseconds: number};

/** Sent whenever it is asked for; the memory in bytes. */
export type Usage = {cpuSeconds: number; memory: number};

async function startMock(): Promise<string> {
  // Not loaded for the bare server.
  const {createMockApi, loadDocuments, serveMockApi} = await import('@docs/mock-api');
  return (await serveMockApi(createMockApi(await loadDocuments()), 0)).url;
}

async function startBare(): Promise<string> {
  const films: {objectID: string}[] = (await import('../../specs/common/data/films.json', {with: {type: 'json'}})).default;
  const record = JSON.stringify(films.find(({objectID}) => objectID === 'dune'));
  return new Promise((resolve) => {
    const server = createServer((_, response) => {
      response.writeHead(200, {'content-type': 'application/json; charset=utf-8'}).end(record);
    });
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

function readCpuSeconds(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
}

function send(message: Started | Usage): void {
  process.send?.(message);
}

const url = process.argv[2] === 'bare' ? await startBare() : await startMock();
process.on('message', () => send({cpuSeconds: readCpuSeconds(), memory: process.memoryUsage().rss}));
send({url, milliseconds: performance.now(), cpuMilliseconds: readCpuSeconds() * 1000});
