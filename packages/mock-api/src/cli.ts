// `npm run mock`: all APIs on http://localhost:4010, or on PORT, or on the next free port.
import {parseArgs} from 'node:util';
import {writeBanner} from './banner.ts';
import {createMockApi, defaultCredentials} from './createMockApi.ts';
import {exampleState} from './exampleState.ts';
import {loadDocuments} from './loadDocuments.ts';
import {createSaver, loadState} from './persist.ts';
import {serveMockApi} from './serve.ts';
import {emptyState} from './state/state.ts';

const help = `npm run mock -- [options]

  --data FILE   keep everything in this file, and go on from it at the next start
  --empty       start with nothing, instead of the examples of the reference
  --ports       give each API a port of its own, for clients that cannot set a prefix
  --help        print this

PORT=8080 npm run mock   another port than 4010`;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {data: {type: 'string'}, empty: {type: 'boolean'}, ports: {type: 'boolean'}, help: {type: 'boolean'}},
  });
  if (values.help) return console.log(help);
  const documents = await loadDocuments();
  const saved = values.data === undefined ? undefined : loadState(values.data);
  const state = saved ?? (values.empty ? emptyState() : exampleState(documents));
  const api = createMockApi(documents, {state, ...(values.data === undefined ? {} : {save: createSaver(values.data)})});

  const onTaken = (port: number): void => console.log(`Port ${port} is taken, trying ${port + 1}.`);
  const main = await serveMockApi(api, readPort(process.env.PORT), {onTaken});
  const addresses = [];
  for (const [name, {info}] of Object.entries(documents)) {
    const own = values.ports ? await serveMockApi(api, main.port + 1, {prefix: `/${name}`, onTaken: () => undefined}) : undefined;
    addresses.push({name, title: info.title, url: own?.url ?? `${main.url}/${name}`});
  }
  console.log(writeBanner(addresses, defaultCredentials, documents));
  if (values.data !== undefined) console.log(`${saved ? 'Loaded' : 'Will be kept in'} ${values.data}.`);
}

function readPort(text = '4010'): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`PORT is "${text}", which is no port. Choose a number from 0 to 65535.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
