import {setFlagsFromString} from 'node:v8';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import type {DocsContent} from './content/docsContent.ts';
import {createLibrary, type Library} from './content/library.ts';
import {createMockSession} from './content/mockSession.ts';
import {createDocsServer} from './server/createDocsServer.ts';
import {readOptions, writeHelp} from './serve/readOptions.ts';
import {serveHttp} from './serve/serveHttp.ts';

export type DocsProgram = {
  /** What starts the program, options follow: the help is written with it. */
  command: string;
  loadContent: () => DocsContent | Promise<DocsContent>;
};

// Agents start a server each, and it mostly waits: room for short-lived values that only a busy program needs would be 20 MiB of it.
setFlagsFromString('--max-semi-space-size=4');
setFlagsFromString('--semi-space-growth-factor=1');

/** The server as a program. Standard output belongs to the protocol: what people read goes to standard error. */
export async function runDocsMcp(program: DocsProgram): Promise<void> {
  try {
    await start(program);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

async function start({command, loadContent}: DocsProgram): Promise<void> {
  const options = readOptions(process.argv.slice(2), command);
  if (options.kind === 'help') return console.log(writeHelp(command));
  const library = createLibrary(await loadContent());
  if (options.kind === 'stdio') startStdio(library);
  else await startHttp(library, options.port);
  // The first search shouldn't wait for the index, and nobody should wait for what isn't searched: it's read in small steps.
  await library.loadIndex(library.defaultVersion);
}

function startStdio(library: Library): void {
  const connection = {mock: createMockSession(library)};
  serveStdio(() => createDocsServer(library, connection), {onerror: (error) => console.error(error.message)});
}

async function startHttp(library: Library, port: number): Promise<void> {
  const {url, close} = await serveHttp(library, port);
  console.error(`Serving the Model Context Protocol at ${url}. Stop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().then(() => process.exit(0)));
}
