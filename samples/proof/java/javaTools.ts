import {spawn, spawnSync} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {samplesFolder} from '../sampleFile.ts';

/** What proofs of Java programs need and no repository holds: jars, a certificate, compiled programs. */
export const javaCache = path.join(samplesFolder, '../node_modules/.cache/java-client');

export type JavaTools = {jdk: string; missing: string[]};

/** The version of the JDK, and the commands that this machine lacks. */
export function findJavaTools(): JavaTools {
  const answers = ['java', 'javac', 'keytool', 'mvn'].map((command) => {
    const {error, stdout, stderr} = spawnSync(command, [command === 'keytool' ? '-help' : '-version'], {encoding: 'utf8'});
    return {command, answer: error ? undefined : stdout + stderr};
  });
  const missing = answers.filter(({answer}) => answer === undefined).map(({command}) => command);
  return {jdk: readJdkVersion(answers.find(({command}) => command === 'javac')?.answer ?? ''), missing};
}

/** `javac 17.0.15` and `javac 1.8.0_452`. */
export function readJdkVersion(answer: string): string {
  return /\bjavac (\S+)/.exec(answer)?.[1] ?? '';
}

export type Ended = {code: number | null; output: string; errors: string};

/** Runs a command to its end. One that takes longer than its time is stopped, and has no code. */
export async function runCommand(command: string, args: string[], milliseconds: number): Promise<Ended> {
  const started = spawn(command, args, {timeout: milliseconds, killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'pipe']});
  const exit = new Promise<number | null>((resolve, reject) => started.on('exit', resolve).on('error', reject));
  const [code, output, errors] = await Promise.all([exit, text(started.stdout), text(started.stderr)]);
  return {code, output, errors};
}
