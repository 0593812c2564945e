import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {JavaClient} from './javaClient.ts';
import {javaCache, runCommand} from './javaTools.ts';
import type {SampleFile} from '../sampleFile.ts';

const classes = path.join(javaCache, 'classes');

export type Compiled = {folder: string; problems: Map<string, string[]>};

/** Compiles programs together, for the oldest Java that the client supports. Problems are by the name of the sample. */
export async function compileJava(samples: SampleFile[], {classPath}: JavaClient): Promise<Compiled> {
  rmSync(classes, {recursive: true, force: true});
  mkdirSync(classes, {recursive: true});
  // Warnings would be about Java 8 being old, and about maps without types.
  const options = ['--release', '8', '-nowarn', '-Xlint:-options', '-proc:none', '-encoding', 'UTF-8', '-d', classes];
  const files = samples.map(({file}) => file);
  const {code, errors} = await runCommand('javac', [...options, '-classpath', classPath, ...files], 5 * 60_000);
  return {folder: classes, problems: code === 0 ? new Map<string, string[]>() : sortErrors(errors, samples)};
}

/** What javac says, by sample. Where it finds an error it writes no class at all, so that every program waits for it. */
export function sortErrors(errors: string, samples: Pick<SampleFile, 'name' | 'file'>[]): Map<string, string[]> {
  const problems = new Map<string, string[]>();
  for (const {name, file} of samples) {
    const found = errors
      .split(/^(?=\S+\.java:\d+: )/m)
      .filter((error) => error.startsWith(`${file}:`) && error.includes(': error: '));
    const lines = found.map((error) => error.slice(file.length + 1).trimEnd());
    problems.set(
      name,
      lines.length > 0 ? lines.map((line) => `line ${line}`) : ['is not compiled, because another one has errors.'],
    );
  }
  return problems;
}

/** The class that a program consists of. */
export function readMainClass(source: string): string {
  const [, name] = /^(?:public )?class (\w+)/m.exec(source) ?? [];
  if (name === undefined) throw new Error('The program has no class at the start of a line.');
  return name;
}
