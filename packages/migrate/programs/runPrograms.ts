import {type ChildProcess, fork} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {loadDocuments, serveMockApi} from '@docs/mock-api';
import {modules, type Version} from '@docs/samples/versions';
import {createMock, type Effects, type Mock} from './createMock.ts';
import {plainConfig} from './programFiles.ts';

export type Run = Answer & {effects: Effects};

/** `timeouts` are those that the client has set, in milliseconds. */
type Answer = {printed: string; timeouts: number[]; problem?: string};

const patience = 15_000;

/** Several runs share them, and what was built to check requests against them. */
const documents = loadDocuments();

/** Runs programs one after the other with one version of the client, each on applications of its own. */
export async function runPrograms(files: string[], version: Version): Promise<Run[]> {
  const mock = createMock(await documents);
  const served = await serve(mock);
  let runner = startRunner(version, served.addresses);
  const runs: Run[] = [];
  for (const file of files) {
    mock.restart();
    const answer = await runProgram(runner, file);
    runs.push({...answer, effects: await mock.readEffects()});
    if (answer.problem === undefined) continue;
    // What failed may go on in the background, and print or send something while the next program runs.
    runner.kill();
    runner = startRunner(version, served.addresses);
  }
  runner.kill();
  await served.close();
  return runs;
}

type Served = {addresses: Record<string, string>; close: () => Promise<void>};

async function serve({apis}: Mock): Promise<Served> {
  const servers = await Promise.all(
    Object.entries(apis).map(async ([appId, api]) => ({appId, server: await serveMockApi(api, 0)})),
  );
  return {
    addresses: Object.fromEntries(servers.map(({appId, server}) => [appId, server.url])),
    close: async () => {
      await Promise.all(servers.map(({server}) => server.close()));
    },
  };
}

function startRunner(version: Version, addresses: Record<string, string>): ChildProcess {
  const redirect = createRequire(import.meta.url).resolve('@docs/samples/redirect');
  return fork(path.join(import.meta.dirname, 'programRunner.mjs'), {
    execArgv: ['--import', 'tsx', '--import', redirect],
    env: {
      ...process.env,
      SAMPLE_CLIENT: modules[version],
      SAMPLE_MOCKS: JSON.stringify(addresses),
      // Without the rules of this project: people import types as if they were values.
      TSX_TSCONFIG_PATH: plainConfig,
    },
  });
}

function runProgram(runner: ChildProcess, file: string): Promise<Answer> {
  return new Promise((resolve) => {
    const finish = (answer: Answer): void => {
      clearTimeout(timer);
      runner.off('message', finish).off('exit', stop);
      resolve(answer);
    };
    const stop = (): void => finish({printed: '', timeouts: [], problem: 'It ended the process that it ran in.'});
    const timer = setTimeout(
      () => finish({printed: '', timeouts: [], problem: `It did not end within ${patience / 1000} s.`}),
      patience,
    );
    runner.on('message', finish).on('exit', stop);
    runner.send(file);
  });
}
