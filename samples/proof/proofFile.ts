import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Proofs, proofs, proofsFile} from './proofs.ts';
import type {Outcome} from './proveSamples.ts';
import {type SampleFile, samplesFolder} from './sampleFile.ts';

/** `npm run samples` and the tests write it, and pages read it. */
const file = path.join(samplesFolder, proofsFile);

/** The proofs that still hold: neither the program nor what it was proven with has changed. */
export function readProofs(samples: SampleFile[]): Proofs {
  const stored = existsSync(file) ? proofs.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const known = samples.filter(({name, hash, ...sample}) => {
    const proof = stored[name];
    return proof?.hash === hash && proof.basis === takeBasis(sample);
  });
  return Object.fromEntries(known.flatMap(({name}) => (stored[name] ? [[name, stored[name]]] : [])));
}

export function saveProofs(known: Proofs, outcomes: Outcome[]): void {
  const proven = outcomes.filter(({problems}) => problems.length === 0);
  const added = proven.map(({sample, proof}) => [sample.name, {...proof, basis: takeBasis(sample)}]);
  writeFileSync(file, JSON.stringify({...known, ...Object.fromEntries(added)}));
}

const root = path.join(samplesFolder, '..');
const folders = ['specs', 'packages/mock-api/src', 'packages/openapi/src', 'packages/algolia-specs/src', 'samples/proof'];

/** Clients, specs, mock and proof, as one text. */
const tools = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((name) => path.join(root, folder, name)),
  )
  .filter((name) => /\.(ts|mjs|yml|json)$/.test(name) && !name.includes('.test.'))
  .sort()
  .reduce(
    (hash, name) => hash.update(readFileSync(name)),
    createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json'))),
  )
  .digest('hex');

/** What a program should print may change, too. */
function takeBasis({file: program}: Pick<SampleFile, 'file'>): string {
  const expected = program.replace(/\.ts$/, '.txt');
  return createHash('sha256')
    .update(tools)
    .update(existsSync(expected) ? readFileSync(expected) : '')
    .digest('hex');
}
