import {spawn} from 'node:child_process';
import {once} from 'node:events';

export type RunningProgram = {
  /** What the expression found in the output; empty when there is none. */
  found: string;
  /** Asks the program to end, unless it does so by itself, and waits for that. */
  stop: () => Promise<void>;
  ended: Promise<unknown>;
};

/** Starts a program. If it says so when it is ready, waits for that: the first group of the expression. */
export async function startProgram(
  command: string,
  args: string[],
  {ready, env}: {ready?: RegExp; env: Record<string, string>},
): Promise<RunningProgram> {
  const child = spawn(command, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
  const ended = once(child, 'exit');
  let output = '';
  const found = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += String(chunk);
      const match = ready?.exec(output);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('spawn', () => !ready && resolve(''));
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${command} ended before it was ready. It wrote:\n${output}`)));
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill();
    await ended;
  };
  return {found, stop, ended};
}
