import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {type Region, readRegions} from './regions.ts';

export type SampleFile = {
  /** A language of the tab group. */
  language: string;
  /** For the highlighting. */
  grammar: string;
  /** From the samples folder on. */
  name: string;
  file: string;
  regions: Map<string, Region>;
  proof?: Proof;
};

/** What `npm run samples` found out about a file. */
const proofSchema = z.object({
  hash: z.string(),
  checked: z.string(),
  types: z.array(z.object({line: z.number(), from: z.number(), to: z.number(), name: z.string(), text: z.string()})),
});
export type Proof = z.output<typeof proofSchema>;
export type TypeNote = Proof['types'][number];

const kinds = [
  {language: 'javascript', extension: '.ts', grammar: 'ts'},
  {language: 'php', extension: '.php', grammar: 'php'},
  {language: 'java', extension: '.java', grammar: 'java'},
  {language: 'curl', extension: '.sh', grammar: 'bash'},
];

/** The programs of a guide, in the order of the tabs. */
export function readSampleFiles(samplesFolder: string, guide: string): SampleFile[] {
  const proofs = readProofs(samplesFolder);
  return kinds.flatMap(({language, extension, grammar}) => {
    const name = `${language}/${guide}${extension}`;
    const file = path.join(samplesFolder, name);
    if (!existsSync(file)) return [];
    const source = readFileSync(file, 'utf8');
    const proof = proofs[name];
    // A proof of an earlier version says nothing about this one.
    const isOfThis = proof?.hash === createHash('sha256').update(source).digest('hex');
    return [{language, grammar, name, file, regions: readRegions(source, `samples/${name}`), ...(isOfThis ? {proof} : {})}];
  });
}

/** For error texts. */
export function listGuides(samplesFolder: string): string[] {
  const names = kinds.flatMap(({language, extension}) => {
    const folder = path.join(samplesFolder, language);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.filter((file) => file.endsWith(extension)).map((file) => file.slice(0, -extension.length));
  });
  return [...new Set(names)].sort();
}

function readProofs(samplesFolder: string): Record<string, Proof> {
  const file = path.join(samplesFolder, '.proofs.json');
  return existsSync(file) ? z.record(z.string(), proofSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
