// What the benchmark measures, in a process of its own: "mock", or "bare" for a server that answers the same bytes.
import {createServer} from 'node:http';

const record =
  '{"objectID":"dune","title":"Dune","director":"Denis Villeneuve","year":2021,"genres":["Science fiction","Adventure"],"rating":8,"votes":690000}';

async function startMock(): Promise<string> {
  const [{createMockApi}, {loadDocuments}, {serveMockApi}] = await Promise.all([
    import('./src/createMockApi.ts'),
    import('./src/loadDocuments.ts'),
    import('./src/serve.ts'),
  ]);
  return (await serveMockApi(createMockApi(await loadDocuments()), 0)).url;
}

function startBare(): Promise<string> {
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

const url = process.argv[2] === 'bare' ? await startBare() : await startMock();
process.on('message', () => {
  const {user, system} = process.cpuUsage();
  process.send?.({cpuSeconds: (user + system) / 1e6, memory: process.memoryUsage().rss});
});
// Counted from the start of the process: the loading of modules is part of it.
const {user, system} = process.cpuUsage();
process.send?.({url, startMilliseconds: performance.now(), startCpu: (user + system) / 1000});
