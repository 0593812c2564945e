import {describe, expect, it} from 'vitest';
import {compile, type CompiledSample, configurations} from './__fixtures__/compile.ts';
import {listExampleSamples} from './__fixtures__/exampleSamples.ts';
import type {Call} from './call.ts';

/**
 * Every sample is checked against the published client that it names. Where the types of that one differ from the spec, the sample
 * follows the spec and is listed here with the reason. An entry that is no longer needed fails the test.
 */
const knownDifferences = [
  {
    reason: 'ingestion 1.61.0 no longer takes a prefix for the indices of a destination.',
    samples: ['ingestion createDestination severalIndices'],
  },
  {
    reason: 'query-suggestions 5.9.0 has external suggestions as texts, ours have a query and a count.',
    samples: ['query-suggestions createConfig everything'],
  },
  {
    reason: 'predict 1.0.0-alpha.26 is older than our spec: its segments have conditions as a text.',
    samples: ['predict createSegment likelyBuyers', 'predict createSegment group', 'predict updateSegment conditions'],
  },
  {
    reason: 'client-search has no type for a setting that null resets; the API takes it.',
    samples: ['search setSettings reset'],
  },
];

const samples = listExampleSamples('javascript');
const isAlpha = ({note}: {note: string}): boolean => /^For \S+ \S+-alpha\./.test(note);
const alphaSamples = compile(samples.filter(isAlpha), configurations.alpha);
const stableSamples = compile(
  samples.filter((sample) => !isAlpha(sample)),
  configurations.stable,
);
const expected = new Set(knownDifferences.flatMap((difference) => difference.samples));
const isWrong = ({errors}: CompiledSample): boolean => errors.length > 0;

describe('a JavaScript sample', () => {
  it('fits the types of the published client', () => {
    const wrong = [...alphaSamples, ...stableSamples].filter((sample) => isWrong(sample) && !expected.has(sample.name));
    const list = wrong.map(({name, errors}) => `${name}:\n  ${errors.join('\n  ')}`).join('\n');
    expect(
      wrong,
      `The published client refuses these samples:\n${list}\nIf the spec is wrong, correct it. If the client is older or newer than the spec, add the sample and the reason to knownDifferences in javascriptTypes.test.ts, or name a version that fits under x-clients (specs/README.md).`,
    ).toEqual([]);
  });

  it('is listed as different only where it is', () => {
    const wrong = new Set([...alphaSamples, ...stableSamples].filter(isWrong).map(({name}) => name));
    expect(
      [...expected].filter((name) => !wrong.has(name)),
      'These samples fit their client. Remove them from knownDifferences in javascriptTypes.test.ts.',
    ).toEqual([]);
  });
});

const howToList =
  'An argument differs from the pre-release client. Correct the order of the parameters in the spec or, if the client is older than the spec, list the sample here with the reason.';

it('takes the arguments that the client declares, in the same order', () => {
  const declared = new Map(alphaSamples.map(({name, declaredFields}) => [name, declaredFields]));
  const differing = samples
    .filter((sample) => isAlpha(sample) && hasNamedArguments(sample.call))
    .map(({name, call}) => ({name, ours: call.arguments.map((argument) => argument.name), declared: declared.get(name)}))
    .filter(({ours, declared}) => ours.join() !== declared?.join());
  expect(differing, howToList).toEqual([
    // The pre-release knows no revenue.
    ...['getTopSearches', 'getTopHits'].map((name) => ({
      name: `analytics ${name}`,
      ours: expect.arrayContaining(['revenueAnalytics']) as unknown,
      declared: expect.not.arrayContaining(['revenueAnalytics']) as unknown,
    })),
    // Our spec gives this call the dates and tags of the other ones.
    {name: 'analytics getStatus', ours: ['index', 'startDate', 'endDate', 'tags'], declared: ['index']},
    // These parameters came after the pre-release.
    {name: 'search listIndices', ours: ['page', 'hitsPerPage'], declared: ['page']},
    {name: 'search getSettings', ours: ['indexName', 'getVersion'], declared: ['indexName']},
  ]);
});

/** Without any input, or with a body alone, a call has no fields of its own. */
function hasNamedArguments({arguments: all}: Call): boolean {
  return all.length > 1 || all.some(({isBody}) => !isBody);
}
