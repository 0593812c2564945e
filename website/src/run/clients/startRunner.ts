import {Buffer} from '../node/buffer.ts';
import * as crypto from '../node/crypto.ts';
import * as diagnosticsChannel from '../node/diagnosticsChannel.ts';
import {process} from '../node/process.ts';
import type {ProgramError, ToWorker} from '../protocol.ts';
import {createTimers, waitForIdle} from '../worker/activity.ts';
import {compile, findLine, type Modules} from '../worker/compile.ts';
import {fetchFromMock} from '../worker/fetch.ts';
import {keepOnlyHarmless} from '../worker/keepOnly.ts';
import {post} from '../worker/post.ts';
import {createConsole, createPrinter} from '../worker/print.ts';

/** Runs the one program that the page sends, with these clients. A second program needs another worker. */
export function startRunner(clients: Modules): void {
  const modules: Modules = {...clients, 'node:crypto': crypto, 'node:diagnostics_channel': diagnosticsChannel};
  addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
    if (data.kind === 'run') void run(data.source, modules);
  });
}

async function run(source: string, modules: Modules): Promise<void> {
  const printer = createPrinter((output) => post({kind: 'output', ...output}));
  const error = await new Promise<ProgramError | undefined>((resolve) => {
    const fail = (reason: unknown): void => resolve(describe(reason));
    addEventListener('unhandledrejection', (event) => fail(event.reason));
    addEventListener('error', (event) => fail(event.error));
    evaluate().then(() => resolve(undefined), fail);
  });
  printer.flush();
  post({kind: 'end', error});

  async function evaluate(): Promise<void> {
    const program = compile(source, modules);
    keepOnlyHarmless(globalThis);
    Object.assign(globalThis, {console: createConsole(printer), Buffer, process, fetch: fetchFromMock, ...createTimers()});
    await program();
    await waitForIdle();
  }
}

/** Programs may throw anything. */
function describe(reason: unknown): ProgramError {
  if (!(reason instanceof Error)) return {name: 'Error', message: `The program threw ${String(reason)}`};
  return {name: reason.name, message: reason.message, line: findLine(reason)};
}
