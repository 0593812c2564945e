// `npm run samples`: proves every sample that changed since it was proven, or whose specs, clients or mock did.
//   --all     proves all
//   --java    also runs the Java samples, and writes the receipts that other machines go by
//   --php     also lets PHP read the PHP samples, and writes their receipts
import {parseArgs} from 'node:util';
import {readProofs, saveProofs} from './proof/proofFile.ts';
import type {Outcome} from './proof/proveSamples.ts';
import {listSamples, type SampleFile} from './proof/sampleFile.ts';

const samples = listSamples();
const flag = {type: 'boolean', default: false} as const;
const {values: flags} = parseArgs({options: {all: flag, java: flag, php: flag}});
if (flags.java) await runJavaSamples();
if (flags.php) await readPhpSamples();
const known = flags.all ? {} : readProofs(samples);
const open = samples.filter(({name}) => !(name in known));
const outcomes = open.length > 0 ? await prove(open) : [];
saveProofs(known, outcomes);

const problems = outcomes.flatMap(({sample, problems: found}) => found.map((problem) => `samples/${sample.name}: ${problem}`));
for (const problem of problems) console.error(problem);
const unproven = outcomes.filter((outcome) => outcome.problems.length > 0).length;
console.log(`${samples.length - unproven} of ${samples.length} samples are proven, ${open.length - unproven} of them now.`);
if (unproven > 0) process.exitCode = 1;

async function runJavaSamples(): Promise<void> {
  const {proveJava} = await import('./proof/java/proveJava.ts');
  const {isReleasedJava, javaReceipts} = await import('./proof/javaReceipts.ts');
  const programs = samples.filter(isReleasedJava);
  const proof = await proveJava(programs);
  if (proof.kind === 'impossible') throw new Error(`Java samples can't run here. Missing: ${proof.missing.join(', ')}.`);
  for (const {sample, problems: found} of proof.outcomes)
    for (const problem of found) console.error(`samples/${sample.name}: ${problem}`);
  const receipts = proof.outcomes.flatMap(({sample, receipt}) => (receipt ? [[sample.name, receipt] as const] : []));
  javaReceipts.save(Object.fromEntries(receipts), programs);
  console.log(
    `${receipts.length} of ${programs.length} Java samples run with algoliasearch ${proof.client} and JDK ${proof.jdk}.`,
  );
}

async function readPhpSamples(): Promise<void> {
  const {phpReceipts, provePhp} = await import('./proof/phpReceipts.ts');
  const programs = samples.filter(({language}) => language === 'php');
  const proof = provePhp(programs);
  if (proof.kind === 'impossible') throw new Error('PHP samples can’t be read here: there is no php command. Install PHP.');
  for (const problem of proof.problems) console.error(problem);
  phpReceipts.save(proof.receipts, programs);
  console.log(`PHP ${proof.php} accepts ${Object.keys(proof.receipts).length} of ${programs.length} PHP samples.`);
}

/** What proves takes seconds to load, and most builds have nothing to prove. */
async function prove(samples: SampleFile[]): Promise<Outcome[]> {
  const {proveSamples} = await import('./proof/proveSamples.ts');
  return proveSamples(samples);
}
