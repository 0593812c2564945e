import {Buffer} from '../node/buffer.ts';
import * as crypto from '../node/crypto.ts';
import * as diagnosticsChannel from '../node/diagnosticsChannel.ts';
import {process} from '../node/process.ts';
import type {ProgramError, ToWorker} from '../protocol.ts';
import {createTimers, waitForIdle} from '../worker/activity.ts';
import {compile, type Modules} from '../worker/compile.ts';
import {describeError} from '../worker/describeError.ts';
import {fetchFromMock} from '../worker/fetch.ts';
import {keepOnlyHarmless} from '../worker/keepOnly.ts';
import {post} from '../worker/post.ts';
import {createConsole, createPrinter} from '../worker/print.ts';

/** Runs the one program that the page sends, with these clients. A second program needs another worker. */
export function startRunner(clients: Modules): void {
  const modules: Modules = {
    ...clients,
    'node:crypto': {...crypto, default: crypto},
    'node:diagnostics_channel': {...diagnosticsChannel, default: diagnosticsChannel},
  };
  // The first message comes from the page: there is no program yet that could make one up.
  const start = ({data}: MessageEvent<ToWorker>): void => {
    if (data.kind === 'run') void run(data.source, modules);
  };
  addEventListener('message', start, {once: true});
}

async function run(source: string, modules: Modules): Promise<void> {
  const printer = createPrinter((output) => post({kind: 'output', ...output}));
  const error = await new Promise<ProgramError | undefined>((resolve) => {
    const fail = (event: Event, thrown: unknown): void => {
      // It's told here, with its line. The page would hear of it without one.
      event.preventDefault();
      resolve(describeError(thrown));
    };
    addEventListener('unhandledrejection', (event) => fail(event, event.reason));
    addEventListener('error', (event) => fail(event, event.error));
    evaluate().then(
      () => resolve(undefined),
      (thrown: unknown) => resolve(describeError(thrown)),
    );
  });
  printer.flush();
  post({kind: 'end', error});

  async function evaluate(): Promise<void> {
    const program = compile(source, modules);
    keepOnlyHarmless(globalThis);
    Object.assign(globalThis, {console: createConsole(printer), Buffer, process, fetch: fetchFromMock, ...createTimers()});
    post({kind: 'started'});
    await program();
    await waitForIdle();
  }
}
