import type {ExpectedQuery} from './queries.ts';

export type RankedQuery = ExpectedQuery & {rank: number};

/** How good an engine is on some queries: shares from 0 to 1, and the mean of 1 / rank. */
export type Score = {queries: number; firstThree: number; firstTen: number; reciprocalRank: number};

export function scoreQueries(ranked: RankedQuery[]): Score {
  const share = (most: number): number => mean(ranked.map(({rank}) => (rank <= most ? 1 : 0)));
  return {
    queries: ranked.length,
    firstThree: share(3),
    firstTen: share(10),
    reciprocalRank: mean(ranked.map(({rank}) => 1 / rank)),
  };
}

/** The score of each kind of query. */
export function scoreByKind(ranked: RankedQuery[]): Map<string, Score> {
  const kinds = [...new Set(ranked.map(({kind}) => kind))];
  return new Map(kinds.map((kind) => [kind, scoreQueries(ranked.filter((query) => query.kind === kind))]));
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
