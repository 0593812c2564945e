import {expect, it} from 'vitest';
import {isReleasedJava, javaReceipts, listWithoutJavaReceipt} from './proof/javaReceipts.ts';
import {proveJava} from './proof/java/proveJava.ts';
import {listSamples} from './proof/sampleFile.ts';

const programs = listSamples().filter(isReleasedJava);

it('has a receipt of every Java sample as it is', () => {
  expect(listWithoutJavaReceipt(programs, javaReceipts.read()).map(({name}) => name)).toEqual([]);
});

it(
  'runs every Java sample with the published client, where Java and Maven are',
  async () => {
    const proof = await proveJava(programs);
    if (proof.kind === 'impossible')
      console.log(`Java samples don't run here, so receipts have to do. Missing: ${proof.missing.join(', ')}`);
    const outcomes = proof.kind === 'done' ? proof.outcomes : [];
    expect(outcomes.flatMap(({sample, problems}) => problems.map((problem) => `${sample.name}: ${problem}`))).toEqual([]);
  },
  15 * 60_000,
);
