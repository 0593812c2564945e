import type {Place} from '@docs/docs-search/engine/stages';
import {type ExpectedQuery, rankOf, type Score, scoreQueries} from '@docs/docs-search/quality';
import {median, percentile} from '../measuring/statistics.ts';
import type {Engine, RunQuery} from './searchEngines.ts';

/** Times in milliseconds, over the queries; and how well it answers the queries of each set. */
export type EngineMeasure = {name: string; build: number; median: number; p95: number; scores: Map<string, Score>};

/** Queries with the name of their set. */
export type QueryOfSet = ExpectedQuery & {set: string};

/** An engine at work: how long each build took, and for each query how long each answer did. */
type EngineAtWork = {engine: Engine; builds: number[]; search: RunQuery; answers: number[][]; ranks: number[]};

const builds = 3;
const rounds = 11;

/** The engines take turns, so that a busy machine is busy for all of them. A query's time is the median of its rounds. */
export async function measureEngines(engines: Engine[], places: Place[], queries: QueryOfSet[]): Promise<EngineMeasure[]> {
  const subjects: EngineAtWork[] = engines.map((engine) => ({
    engine,
    builds: [],
    search: () => [],
    answers: queries.map(() => []),
    ranks: [],
  }));
  for (let build = 1; build <= builds; build += 1) {
    process.stdout.write(`\rEngines: build ${build} of ${builds}   `);
    for (const subject of subjects) if (build === 1 || isTimed(subject)) await buildOnce(subject, places);
  }
  // The first round warms up, and tells what is found.
  for (let round = 0; round <= rounds; round += 1) {
    process.stdout.write(`\rEngines: round ${round} of ${rounds}   `);
    for (const subject of subjects) {
      if (round === 0) await rankQueries(subject, queries);
      else if (isTimed(subject)) await answerQueries(subject, queries);
    }
  }
  process.stdout.write('\n');
  return subjects.map((subject) => summarize(subject, queries));
}

function isTimed({engine}: EngineAtWork): boolean {
  return engine.isTimed !== false;
}

async function buildOnce(subject: EngineAtWork, places: Place[]): Promise<void> {
  const start = performance.now();
  subject.search = await subject.engine.build(places);
  subject.builds.push(performance.now() - start);
}

async function rankQueries({search, ranks}: EngineAtWork, queries: ExpectedQuery[]): Promise<void> {
  for (const query of queries) ranks.push(rankOf(query.targets, await search(query.query)));
}

async function answerQueries({search, answers}: EngineAtWork, queries: ExpectedQuery[]): Promise<void> {
  for (const [number, {query}] of queries.entries()) {
    const start = performance.now();
    await search(query);
    answers[number]?.push(performance.now() - start);
  }
}

function summarize({engine, builds: times, answers, ranks}: EngineAtWork, queries: QueryOfSet[]): EngineMeasure {
  const medians = answers.map(median);
  const ranked = queries.map((query, number) => ({...query, rank: ranks[number] ?? Infinity}));
  const sets = [...new Set(queries.map(({set}) => set))];
  return {
    name: engine.name,
    build: median(times),
    median: median(medians),
    p95: percentile(medians, 0.95),
    scores: new Map(sets.map((name) => [name, scoreQueries(ranked.filter(({set}) => set === name))])),
  };
}
