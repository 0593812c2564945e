// `npm run samples`: proves every sample and writes what pages say about it to .proofs.json, which is not part of the repository.
// A sample that was proven and has not changed since is not proven again; `--all` does it anyway, and so does a test.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Proof, proveSamples} from './proof/proveSamples.ts';
import {listSamples, type SampleFile, samplesFolder} from './proof/sampleFile.ts';

const file = path.join(samplesFolder, '.proofs.json');

type Proofs = Record<string, Proof & {basis: string}>;

/** What a program prints, the clients and the specs may change, too. */
function takeBasis({file: program}: SampleFile): string {
  const root = path.join(samplesFolder, '..');
  const expected = program.replace(/\.ts$/, '.txt');
  const files = [expected, path.join(root, 'package-lock.json')].filter((name) => existsSync(name));
  return createHash('sha256')
    .update(files.map((name) => readFileSync(name, 'utf8')).join('\0'))
    .digest('hex');
}

const before = existsSync(file) && !process.argv.includes('--all') ? (JSON.parse(readFileSync(file, 'utf8')) as Proofs) : {};
const proofs: Proofs = {};
const open: SampleFile[] = [];
const samples = listSamples();
for (const sample of samples) {
  const known = before[sample.name];
  if (known?.hash === sample.hash && known.basis === takeBasis(sample)) proofs[sample.name] = known;
  else open.push(sample);
}
const outcomes = open.length > 0 ? await proveSamples(open) : [];
for (const {sample, proof, problems} of outcomes)
  if (problems.length === 0) proofs[sample.name] = {...proof, basis: takeBasis(sample)};
writeFileSync(file, JSON.stringify(proofs));

for (const {sample, problems} of outcomes) for (const problem of problems) console.error(`samples/${sample.name}: ${problem}`);
console.log(`${Object.keys(proofs).length} of ${samples.length} samples are proven, ${open.length} of them now.`);
if (Object.keys(proofs).length < samples.length) process.exitCode = 1;
