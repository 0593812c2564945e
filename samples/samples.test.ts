import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {languages} from '@docs/algolia-specs/facts';
import {saveProofs} from './proof/proofFile.ts';
import {proveSamples} from './proof/proveSamples.ts';
import {listSamples, samplesFolder} from './proof/sampleFile.ts';

const samples = listSamples();
const outcomes = await proveSamples(samples);
// The build that follows says on the pages what was found out here.
saveProofs({}, outcomes);

it.each(outcomes.map(({sample, problems}) => ({name: sample.name, problems})))('$name does what it says', ({problems}) => {
  expect(problems).toEqual([]);
});

it('no folder has a file that is not proven', () => {
  const files = languages.flatMap(({name: folder}) =>
    readdirSync(path.join(samplesFolder, folder)).map((file) => `${folder}/${file}`),
  );
  const outputs = ['java/receipts.json', 'php/receipts.json', ...samples.map(({name}) => name.replace(/\.(ts|java)$/, '.txt'))];
  expect(files.filter((file) => !outputs.includes(file) && !samples.some(({name}) => name === file))).toEqual([]);
});
