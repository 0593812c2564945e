import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {languages} from '@docs/algolia-specs/facts';

export const samplesFolder = path.resolve(import.meta.dirname, '..');

/** A program of samples/<language>, by its path from the samples folder on. */
export type SampleFile = {name: string; language: string; file: string; source: string; hash: string};

export function listSamples(): SampleFile[] {
  return languages.flatMap(({name: language, extension}) => {
    const folder = path.join(samplesFolder, language);
    const names = readdirSync(folder).filter((name) => name.endsWith(extension));
    return names.sort().map((name) => readSample(language, path.join(folder, name)));
  });
}

function readSample(language: string, file: string): SampleFile {
  const source = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(source).digest('hex');
  return {name: `${language}/${path.basename(file)}`, language, file, source, hash};
}
