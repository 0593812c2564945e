// `npm run samples`: proves every sample that changed since it was proven, or whose specs, clients or mock did. `--all` proves all.
import {parseArgs} from 'node:util';
import {readProofs, saveProofs} from './proof/proofFile.ts';
import type {Outcome} from './proof/proveSamples.ts';
import {listSamples, type SampleFile} from './proof/sampleFile.ts';

const samples = listSamples();
const {values: flags} = parseArgs({options: {all: {type: 'boolean', default: false}}});
const known = flags.all ? {} : readProofs(samples);
const open = samples.filter(({name}) => !(name in known));
const outcomes = open.length > 0 ? await prove(open) : [];
saveProofs(known, outcomes);

const problems = outcomes.flatMap(({sample, problems: found}) => found.map((problem) => `samples/${sample.name}: ${problem}`));
for (const problem of problems) console.error(problem);
const unproven = outcomes.filter((outcome) => outcome.problems.length > 0).length;
console.log(`${samples.length - unproven} of ${samples.length} samples are proven, ${open.length - unproven} of them now.`);
if (unproven > 0) process.exitCode = 1;

/** What proves takes seconds to load, and most builds have nothing to prove. */
async function prove(samples: SampleFile[]): Promise<Outcome[]> {
  const {proveSamples} = await import('./proof/proveSamples.ts');
  return proveSamples(samples);
}
