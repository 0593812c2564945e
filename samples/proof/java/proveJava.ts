import path from 'node:path';
import {compileJava, readMainClass} from './compileJava.ts';
import {loadCertificate} from './javaCertificate.ts';
import {loadJavaClient} from './javaClient.ts';
import {type JavaReceipt, nameOutput, readExpectedOutput, takeJavaReceipt} from '../javaReceipts.ts';
import {findJavaTools} from './javaTools.ts';
import {runJava} from './runJava.ts';
import type {SampleFile} from '../sampleFile.ts';

export type JavaOutcome = {sample: SampleFile; problems: string[]; receipt?: JavaReceipt};

export type JavaProof =
  {kind: 'impossible'; missing: string[]} | {kind: 'done'; client: string; jdk: string; outcomes: JavaOutcome[]};

/** Compiles programs with the published client and runs each against mocks of its own, where this machine has Java and Maven. */
export async function proveJava(samples: SampleFile[]): Promise<JavaProof> {
  const {jdk, missing} = findJavaTools();
  if (missing.length > 0) return {kind: 'impossible', missing};
  const client = await loadJavaClient().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (typeof client === 'string') return {kind: 'impossible', missing: [client]};
  const certificate = await loadCertificate();
  const {folder, problems} = await compileJava(samples, client);
  const classPath = [folder, client.classPath].join(path.delimiter);
  const outcomes: JavaOutcome[] = [];
  for (const sample of samples) {
    const found = problems.get(sample.name) ?? [];
    const run = (): Promise<string> => runJava({mainClass: readMainClass(sample.source), classPath, certificate});
    const compare = (): Promise<JavaOutcome> => compareOutput(sample, run, client.version, jdk);
    const first = found.length > 0 ? {sample, problems: found} : await compare();
    // On a busy machine a task may be over before the program looks at it. A second run tells that from a fault.
    outcomes.push(first.problems.length > 0 && found.length === 0 ? await compare() : first);
  }
  return {kind: 'done', client: client.version, jdk, outcomes};
}

async function compareOutput(sample: SampleFile, run: () => Promise<string>, client: string, jdk: string): Promise<JavaOutcome> {
  try {
    const printed = (await run()).trimEnd();
    const expected = readExpectedOutput(sample.file);
    const problems = printed === expected ? [] : [describeDifference(sample.name, printed, expected)];
    return {sample, problems, ...(problems.length === 0 ? {receipt: takeJavaReceipt(sample, printed, client, jdk)} : {})};
  } catch (error) {
    return {sample, problems: [error instanceof Error ? error.message : String(error)]};
  }
}

function describeDifference(name: string, printed: string, expected: string | undefined): string {
  return expected === undefined
    ? `it prints the lines below. If they are right, write them to samples/${nameOutput(name)}:\n${printed}`
    : `it prints:\n${printed}\nbut should print:\n${expected}`;
}
