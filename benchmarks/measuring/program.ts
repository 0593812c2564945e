import {type ChildProcess, spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';
import type {Browser} from '@playwright/test';

/** How to start a program of Node.js. */
export type Program = {args: string[]; cwd: string; env?: Record<string, string>};

/** What a program has taken. Memory is that of its own process, without those that it starts. */
export type ProgramUse = {seconds: number; processorSeconds: number; peakMiB: number};

const report = `import {isMainThread} from 'node:worker_threads';
if (isMainThread) process.on('exit', () => console.log('\\nUsage: ' + JSON.stringify(process.resourceUsage())));`;
const reporting = ['--import', `data:text/javascript,${encodeURIComponent(report)}`];

/** Runs a program to its end. */
export async function measureProgram(name: string, {args, ...options}: Program): Promise<ProgramUse> {
  const start = performance.now();
  const program = startProgram({args: [...reporting, ...args], ...options}, 'pipe');
  const exit = new Promise<number | null>((resolve, reject) => program.on('exit', resolve).on('error', reject));
  const [code, output, problems] = await Promise.all([exit, readAll(program.stdout), readAll(program.stderr)]);
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0)
    throw new Error(`${name} does not build (${code ?? program.signalCode ?? 'no exit code'}):\n${output}${problems}`);
  const [, usage = ''] = /^Usage: (.*)$/m.exec(output) ?? [];
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {seconds, processorSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMiB: maxRSS / 1024};
}

/** Seconds from the start of a development server until a browser shows the heading of a page. */
export async function measureDevServer(browser: Browser, program: Program, address: string, heading: string): Promise<number> {
  const page = await browser.newPage();
  const start = performance.now();
  const server = startProgram(program, 'ignore');
  try {
    await waitForServer(address, server);
    await page.goto(address, {waitUntil: 'commit', timeout: 120_000});
    await page.getByRole('heading', {level: 1, name: heading}).waitFor({timeout: 120_000});
    return (performance.now() - start) / 1000;
  } finally {
    endProgram(server);
    await page.close();
  }
}

async function waitForServer(address: string, server: ChildProcess): Promise<void> {
  const isThere = (): Promise<boolean> =>
    fetch(new URL('/no-such-file.txt', address)).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) {
    if (server.exitCode !== null) throw new Error(`The server of ${address} has ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** In a group of its own, so that all its processes can be ended: at the latest when the benchmark ends. */
function startProgram({args, cwd, env}: Program, output: 'pipe' | 'ignore'): ChildProcess {
  const options = {cwd, detached: true, env: {...process.env, ...env}};
  const program = spawn(process.execPath, args, {...options, stdio: ['ignore', output, output]});
  const end = (): void => endProgram(program);
  process.on('exit', end);
  program.on('exit', () => process.off('exit', end));
  return program;
}

function endProgram({pid, exitCode, signalCode}: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid);
}

async function readAll(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream ? text(stream) : '';
}
