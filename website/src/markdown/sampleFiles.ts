import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {languages} from '@docs/algolia-specs/facts';
import {type Proof, type Proofs, proofs, proofsFile} from '@docs/samples/proofs';
import {type Region, readRegions} from './sampleRegions.ts';

export type GuideSample = {
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

/** The samples lie beside the site. */
export function samplesFolder(siteFolder: string): string {
  return path.resolve(siteFolder, '../samples');
}

/** JavaScript runs with the published client, and of shell programs the requests are sent. */
export const runnableLanguages = ['javascript', 'curl'];

/** The version of the docs that programs are for, as they name it. */
type SampleVersion = {samples?: string | undefined};

/** The programs of a guide, in the order of the tabs; those for the version alone go before those for all. */
export function readSampleFiles(samplesFolder: string, guide: string, {samples}: SampleVersion = {}): GuideSample[] {
  const names = samples === undefined ? [guide] : [`${guide}.${samples}`, guide];
  return languages.flatMap(({name: language, extension, grammar}) =>
    names
      .map((name) => `${language}/${name}${extension}`)
      .filter((name) => existsSync(path.join(samplesFolder, name)))
      .map((name) => readSampleFile(samplesFolder, {language, grammar, name})),
  );
}

function readSampleFile(samplesFolder: string, sample: Pick<GuideSample, 'language' | 'grammar' | 'name'>): GuideSample {
  const file = path.join(samplesFolder, sample.name);
  const source = readFileSync(file, 'utf8');
  const proof = readProofs(samplesFolder)[sample.name];
  // A proof of an earlier text says nothing about this one.
  const isOfThis = proof?.hash === createHash('sha256').update(source).digest('hex');
  return {...sample, file, regions: readRegions(source, `samples/${sample.name}`), ...(isOfThis ? {proof} : {})};
}

/** Changes with everything that pages can show of a guide's programs. */
export function digestSamples(samplesFolder: string, guide: string, version: SampleVersion): string {
  const samples = readSampleFiles(samplesFolder, guide, version);
  const files = samples.map(({name, file, proof}) => [name, readFileSync(file, 'utf8'), proof]);
  return createHash('sha256').update(JSON.stringify(files)).digest('base64url');
}

/** Programs that pages can run, by their path from the samples folder on. */
export function listPrograms(samplesFolder: string): string[] {
  return languages
    .filter(({name}) => runnableLanguages.includes(name))
    .flatMap(({name: language, extension}) => {
      const folder = path.join(samplesFolder, language);
      const names = existsSync(folder) ? readdirSync(folder) : [];
      return names.filter((name) => name.endsWith(extension)).map((name) => `${language}/${name}`);
    });
}

/** For error texts. */
export function listGuides(samplesFolder: string): string[] {
  const names = languages.flatMap(({name: language, extension}) => {
    const folder = path.join(samplesFolder, language);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.filter((file) => file.endsWith(extension)).map((file) => file.slice(0, -extension.length));
  });
  return [...new Set(names)].sort();
}

/** What `npm run samples` found out. Every sample of every page asks, so the file is read when it has changed. */
function readProofs(samplesFolder: string): Proofs {
  const file = path.join(samplesFolder, proofsFile);
  const written = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  if (written === undefined) return {};
  if (lastProofs?.file !== file || lastProofs.written !== written)
    lastProofs = {file, written, proofs: proofs.parse(JSON.parse(readFileSync(file, 'utf8')))};
  return lastProofs.proofs;
}

let lastProofs: {file: string; written: number; proofs: Proofs} | undefined;
