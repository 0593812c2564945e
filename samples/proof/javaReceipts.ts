import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {type SampleFile, samplesFolder} from './sampleFile.ts';

/**
 * That a program ran and printed what it should: hashes of its text and of its output, and what it ran with. Not every machine
 * has Java, so that receipts are part of the repository.
 */
const receipt = z.object({hash: z.string(), client: z.string(), jdk: z.string(), result: z.string()});
const receipts = z.record(z.string(), receipt);

export type Receipt = z.output<typeof receipt>;
/** By the path of the program from the samples folder on. */
export type Receipts = z.output<typeof receipts>;

const receiptsFile = path.join(samplesFolder, 'java/receipts.json');

export function readReceipts(file = receiptsFile): Receipts {
  return existsSync(file) ? receipts.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Keeps the receipts of the programs that still exist, and adds the new ones. */
export function saveReceipts(added: Receipts, samples: Pick<SampleFile, 'name'>[], file = receiptsFile): void {
  const all = {...readReceipts(file), ...added};
  const kept = samples.flatMap(({name}) => (all[name] ? [[name, all[name]] as const] : []));
  kept.sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

export function takeReceipt({hash}: Pick<SampleFile, 'hash'>, printed: string, client: string, jdk: string): Receipt {
  return {hash, client, jdk, result: hashOutput(printed)};
}

/** The programs whose present text, or present expected output, nobody has seen running. */
export function listWithoutReceipt<Sample extends Pick<SampleFile, 'name' | 'hash' | 'file'>>(
  samples: Sample[],
  known: Receipts,
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
