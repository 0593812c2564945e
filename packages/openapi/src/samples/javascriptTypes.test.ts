import {describe, expect, it} from 'vitest';
import {compile, type CompiledSample, configurations} from './__fixtures__/compile.ts';
import {listExampleSamples} from './__fixtures__/exampleSamples.ts';
import type {Call} from './call.ts';

/**
 * Every sample is checked against the published client that is nearest to our specs. Where even that one differs from the spec, the
 * sample follows the spec and is listed here with the reason. An entry that is no longer needed fails the test.
 */
const knownDifferences = [
  {
    // client-insights, client-query-suggestions, recommend and ingestion were first published years after the others.
    reason: 'The stable clients call the generic calls customGet, customPost, customPut and customDelete.',
    samples: ['ingestion', 'insights', 'query-suggestions', 'recommend'].flatMap((api) =>
      ['get', 'post body', 'put body', 'del'].map((call) => `${api} ${call}`),
    ),
  },
  {
    reason: 'ingestion 1.61.0 calls the lists list…, as in listSources.',
    samples: [
      'ingestion getAuthentications',
      'ingestion getSources',
      'ingestion getDestinations',
      'ingestion getTasks',
      'ingestion getRuns',
      'ingestion getEvents',
    ],
  },
  {
    reason: 'ingestion 1.61.0 has tasks with a cron field instead of a trigger; ours are under createTaskV1 there.',
    samples: [
      'ingestion createTask everyNight',
      'ingestion createTask onDemand',
      'ingestion createTask subscription',
      'ingestion updateTask newTrigger',
    ],
  },
  {
    reason: 'ingestion 1.61.0 no longer takes a prefix for the indices of a destination.',
    samples: ['ingestion createDestination severalIndices'],
  },
  {
    reason: 'ingestion 1.61.0 no longer lets the type of an authentication change.',
    samples: ['ingestion updateAuthentication newSecret'],
  },
  {
    reason: 'query-suggestions 5.9.0 calls the body of updateConfig "configuration".',
    samples: ['query-suggestions updateConfig stricter'],
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
    reason: 'client-search types a changed attribute, and the value of an operation, as text; the API takes any value.',
    samples: ['search partialUpdateObject values', 'search partialUpdateObject operations'],
  },
  {
    reason: 'client-search has no type for a setting that null resets; the API takes it.',
    samples: ['search setSettings reset'],
  },
];

/** These were published as 5.0.0-alpha, when our specs were new. */
const alphas = ['abtesting', 'analytics', 'personalization', 'predict', 'search'];

const samples = listExampleSamples('javascript');
const alphaSamples = compile(
  samples.filter(({api}) => alphas.includes(api)),
  configurations.alpha,
);
const stableSamples = compile(
  samples.filter(({api}) => !alphas.includes(api)),
  configurations.stable,
);
const expected = new Set(knownDifferences.flatMap((difference) => difference.samples));
const isWrong = ({errors}: CompiledSample): boolean => errors.length > 0;

describe('a JavaScript sample', () => {
  it('is there for each of the 175 operations', () => {
    expect(new Set(samples.map(({name}) => name.split(' ').slice(0, 2).join(' '))).size).toBe(175);
  });

  it('fits the types of the published client', () => {
    const wrong = [...alphaSamples, ...stableSamples].filter((sample) => isWrong(sample) && !expected.has(sample.name));
    expect(wrong).toEqual([]);
  });

  it('is listed as different only where it is', () => {
    const wrong = new Set([...alphaSamples, ...stableSamples].filter(isWrong).map(({name}) => name));
    expect([...expected].filter((name) => !wrong.has(name))).toEqual([]);
  });
});

it('takes the arguments that the client declares, in the same order', () => {
  const declared = new Map(alphaSamples.map(({name, declaredFields}) => [name, declaredFields]));
  const differing = samples
    .filter(({api, call}) => alphas.includes(api) && hasNamedArguments(call))
    .map(({name, call}) => ({name, ours: call.arguments.map((argument) => argument.name), declared: declared.get(name)}))
    .filter(({ours, declared}) => ours.join() !== declared?.join());
  expect(differing).toEqual([
    // Our spec gives this call the dates and tags of the other ones.
    {name: 'analytics getStatus', ours: ['index', 'startDate', 'endDate', 'tags'], declared: ['index']},
  ]);
});

/** Without any input, or with a body alone, a call has no fields of its own. */
function hasNamedArguments({arguments: all}: Call): boolean {
  return all.length > 1 || all.some(({isBody}) => !isBody);
}
