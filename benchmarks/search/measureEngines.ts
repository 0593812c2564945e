import type {Place} from '@docs/docs-search/engine/stages';
import {type ExpectedQuery, rankOf} from '@docs/docs-search/quality';
import {median, percentile} from '../measuring/statistics.ts';
import type {Engine, RunQuery} from './searchEngines.ts';

/** Times in milliseconds, over the queries; how many of these have their target in the first three and in the first ten. */
export type EngineMeasure = {name: string; build: number; median: number; p95: number; firstThree: number; firstTen: number};

/** An engine at work: how long each build took, and for each query how long each answer did. */
type EngineAtWork = {engine: Engine; builds: number[]; search: RunQuery; answers: number[][]; ranks: number[]};

const builds = 3;
const rounds = 11;

/** The engines take turns, so that a busy machine is busy for all of them. A query's time is the median of its rounds. */
export async function measureEngines(engines: Engine[], places: Place[], queries: ExpectedQuery[]): Promise<EngineMeasure[]> {
  const subjects: EngineAtWork[] = engines.map((engine) => ({
    engine,
    builds: [],
    search: () => [],
    answers: queries.map(() => []),
    ranks: [],
  }));
  for (let build = 1; build <= builds; build += 1) {
    process.stdout.write(`\rEngines: build ${build} of ${builds}   `);
    for (const subject of subjects) await buildOnce(subject, places);
  }
  // The first round warms up, and tells what is found.
  for (let round = 0; round <= rounds; round += 1) {
    process.stdout.write(`\rEngines: round ${round} of ${rounds}   `);
    for (const subject of subjects) await (round === 0 ? rankQueries(subject, queries) : answerQueries(subject, queries));
  }
  process.stdout.write('\n');
  return subjects.map(summarize);
}

async function buildOnce(subject: EngineAtWork, places: Place[]): Promise<void> {
  const start = performance.now();
  subject.search = await subject.engine.build(places);
  subject.builds.push(performance.now() - start);
}

async function rankQueries({search, ranks}: EngineAtWork, queries: ExpectedQuery[]): Promise<void> {
  for (const query of queries) ranks.push(rankOf(query, await search(query.query)));
}

async function answerQueries({search, answers}: EngineAtWork, queries: ExpectedQuery[]): Promise<void> {
  for (const [number, {query}] of queries.entries()) {
    const start = performance.now();
    await search(query);
    answers[number]?.push(performance.now() - start);
  }
}

function summarize({engine, builds: times, answers, ranks}: EngineAtWork): EngineMeasure {
  const medians = answers.map(median);
  return {
    name: engine.name,
    build: median(times),
    median: median(medians),
    p95: percentile(medians, 0.95),
    firstThree: ranks.filter((rank) => rank <= 3).length,
    firstTen: ranks.filter((rank) => rank <= 10).length,
  };
}
