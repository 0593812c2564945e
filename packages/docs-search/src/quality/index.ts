export {type ExpectedQuery, loadQueries, type QuerySet, rankOf} from './queries.ts';
export {type RankedQuery, type Score, scoreByKind, scoreQueries} from './scores.ts';
