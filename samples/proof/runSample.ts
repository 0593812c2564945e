import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {type Application, createApplications} from './applications.ts';
import {serveApplications} from './serveApplications.ts';
import {modules, type Version} from './versions.ts';

const redirect = path.join(import.meta.dirname, 'redirect.mjs');
const patience = 30_000;
const taskDelay = 100;

/**
 * Runs a program as it is, with one version of the client and against the mock, and returns what it printed. Each run has
 * applications of its own, so that no sample sees what another did.
 */
export async function runSample(file: string, version: Version, given?: Application[]): Promise<string> {
  const {mocks, close} = await serveApplications(given ?? (await createApplications()), taskDelay);
  try {
    return await runProgram(file, {SAMPLE_CLIENT: modules[version], SAMPLE_MOCKS: JSON.stringify(mocks)});
  } finally {
    await close();
  }
}

async function runProgram(file: string, env: Record<string, string>): Promise<string> {
  const program = spawn(process.execPath, ['--import', 'tsx', '--import', redirect, file], {
    env: {...process.env, ...env},
    timeout: patience,
  });
  const exit = new Promise<number | null>((resolve, reject) => program.on('exit', resolve).on('error', reject));
  const [code, output, errors] = await Promise.all([exit, text(program.stdout), text(program.stderr)]);
  if (code === 0) return output;
  const end = code === null ? `did not end within ${patience / 1000} s` : `ended with code ${code}`;
  throw new Error(`${path.basename(file)} ${end}. It printed:\n${output}${errors}`);
}
