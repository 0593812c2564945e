import path from 'node:path';
import {z} from 'zod';
import {lintPhp, readPhpVersion} from './lintPhp.ts';
import {openReceipts} from './receipts.ts';
import {type SampleFile, samplesFolder} from './sampleFile.ts';

/** That PHP itself has read a program: the hash of its text, and the version of PHP. */
export const phpReceipt = z.object({hash: z.string(), php: z.string()});

export type PhpReceipt = z.output<typeof phpReceipt>;

export const phpReceipts = openReceipts(path.join(samplesFolder, 'php/receipts.json'), phpReceipt);

/** The programs whose present text PHP has not read. */
export function listWithoutPhpReceipt<Sample extends Pick<SampleFile, 'name' | 'hash'>>(
  samples: Sample[],
  known: Record<string, PhpReceipt>,
): Sample[] {
  return samples.filter(({name, hash}) => known[name]?.hash !== hash);
}

export type PhpProof =
  {kind: 'impossible'} | {kind: 'done'; php: string; receipts: Record<string, PhpReceipt>; problems: string[]};

/** Lets PHP read each program, where this machine has it. */
export function provePhp(samples: SampleFile[]): PhpProof {
  const php = readPhpVersion();
  if (php === undefined) return {kind: 'impossible'};
  const read = samples.map((sample) => ({sample, problems: lintPhp(sample.file)}));
  const accepted = read.filter(({problems}) => problems.length === 0);
  return {
    kind: 'done',
    php,
    receipts: Object.fromEntries(accepted.map(({sample: {name, hash}}) => [name, {hash, php}])),
    problems: read.flatMap(({sample, problems}) => problems.map((problem) => `samples/${sample.name}: ${problem}`)),
  };
}
