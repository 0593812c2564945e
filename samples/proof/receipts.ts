import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {z} from 'zod';
import type {SampleFile} from './sampleFile.ts';

/**
 * Receipts of what not every machine can do, by the path of the program from the samples folder on. They are part of the repository:
 * each holds the hash of the program that somebody’s machine has proven, so that all others see when the program has changed since.
 */
export type ReceiptsFile<Receipt> = {
  read: () => Record<string, Receipt>;
  /** Keeps the receipts of the programs that still exist, and adds the new ones. */
  save: (added: Record<string, Receipt>, samples: Pick<SampleFile, 'name'>[]) => void;
};

export function openReceipts<Receipt>(file: string, schema: z.ZodType<Receipt>): ReceiptsFile<Receipt> {
  const receipts = z.record(z.string(), schema);
  const read = (): Record<string, Receipt> => (existsSync(file) ? receipts.parse(JSON.parse(readFileSync(file, 'utf8'))) : {});
  return {
    read,
    save: (added, samples) => {
      const all = {...read(), ...added};
      const kept = samples.flatMap(({name}) => (all[name] ? [[name, all[name]] as const] : []));
      kept.sort(([one], [other]) => one.localeCompare(other));
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
    },
  };
}
