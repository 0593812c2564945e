import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {openReceipts} from './receipts.ts';
import {type SampleFile, samplesFolder} from './sampleFile.ts';

/** That a program ran and printed what it should: hashes of its text and of its output, and what it ran with. */
export const javaReceipt = z.object({hash: z.string(), client: z.string(), jdk: z.string(), result: z.string()});

export type JavaReceipt = z.output<typeof javaReceipt>;

export const javaReceipts = openReceipts(path.join(samplesFolder, 'java/receipts.json'), javaReceipt);

export function takeJavaReceipt({hash}: Pick<SampleFile, 'hash'>, printed: string, client: string, jdk: string): JavaReceipt {
  return {hash, client, jdk, result: hashOutput(printed)};
}

/** The programs whose present text, or present expected output, nobody has seen running. */
export function listWithoutJavaReceipt<Sample extends Pick<SampleFile, 'name' | 'hash' | 'file'>>(
  samples: Sample[],
  known: Record<string, JavaReceipt>,
): Sample[] {
  return samples.filter(({name, hash, file}) => {
    const expected = readExpectedOutput(file);
    return known[name]?.hash !== hash || expected === undefined || known[name].result !== hashOutput(expected);
  });
}

/** The programs that run: those for the released client. The one before can't be installed any more. */
export function isReleasedJava({name}: Pick<SampleFile, 'name'>): boolean {
  return name.endsWith('.ga.java');
}

/** Where the lines are that a program should print. */
export function nameOutput(file: string): string {
  return file.replace(/\.java$/, '.txt');
}

export function readExpectedOutput(file: string): string | undefined {
  const output = nameOutput(file);
  return existsSync(output) ? readFileSync(output, 'utf8').trimEnd() : undefined;
}

function hashOutput(printed: string): string {
  return createHash('sha256').update(printed.trimEnd()).digest('hex');
}
