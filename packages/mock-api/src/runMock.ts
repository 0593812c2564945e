import {parseArgs} from 'node:util';
import {writeBanner} from './banner.ts';
import {defaultCredentials} from './builtInKeys.ts';
import {createMockApi} from './createMockApi.ts';
import {exampleState} from './exampleState.ts';
import {createSaver, loadState} from './persist.ts';
import type {Documents} from './request/apis.ts';
import {serveMockApi} from './serve.ts';
import {emptyState} from './state/state.ts';

export type MockProgram = {
  /** What starts the program, options follow: the help is written with it. */
  command: string;
  loadDocuments: () => Promise<Documents>;
};

/** The mock as a program: reads the options, serves the documents and prints where. */
export async function runMock(program: MockProgram): Promise<void> {
  try {
    await start(program);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

async function start({command, loadDocuments}: MockProgram): Promise<void> {
  const {values} = readOptions(command);
  if (values.help) return console.log(writeHelp(command));
  const port = readPort(values.port);
  const documents = await loadDocuments();
  const saved = values.data === undefined ? undefined : loadState(values.data);
  const state = saved ?? (values.empty ? emptyState() : exampleState(documents));
  const api = createMockApi(documents, {state, ...(values.data === undefined ? {} : {save: createSaver(values.data)})});

  const onTaken = (taken: number): void => console.log(`Port ${taken} is taken, trying ${taken + 1}.`);
  const main = await serveMockApi(api, port, {onTaken});
  const addresses = [];
  for (const [name, {info}] of Object.entries(documents)) {
    const own = values.ports ? await serveMockApi(api, main.port + 1, {prefix: `/${name}`, onTaken: () => undefined}) : undefined;
    addresses.push({name, title: info.title, url: own?.url ?? `${main.url}/${name}`});
  }
  const data = saved ? 'saved' : values.empty ? 'empty' : 'examples';
  console.log(writeBanner(addresses, defaultCredentials, documents, data));
  if (values.data !== undefined) console.log(`${saved ? 'Loaded' : 'Everything will be saved in'} ${values.data}.`);
}

function readOptions(command: string) {
  try {
    return parseArgs({
      options: {
        port: {type: 'string'},
        data: {type: 'string'},
        empty: {type: 'boolean'},
        ports: {type: 'boolean'},
        help: {type: 'boolean'},
      },
    });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`${problem}\n\n${writeHelp(command)}`, {cause: error});
  }
}

function writeHelp(command: string): string {
  return `${command} [options]

  --port NUMBER  listen on this port instead of 4010; if it's taken, use the next free one
  --data FILE    save everything in this file, and load it at the next start
  --empty        start with no data, instead of the examples in the reference
  --ports        give each API its own port, for clients that can't set a prefix
  --help         print this help`;
}

/** The option, else the environment. */
export function readPort(option: string | undefined): number {
  const [name, text] = option === undefined ? ['PORT', process.env.PORT ?? '4010'] : ['--port', option];
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`${name} is "${text}", which is not a port. Choose a number from 0 to 65535.`);
}
