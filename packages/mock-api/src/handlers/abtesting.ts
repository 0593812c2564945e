import {nextTaskID} from '../changes/tasks.ts';
import {type CheckedCall, type Handlers, handler} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';
import type {ABTest} from '../state/otherApis.ts';
import type {State} from '../state/state.ts';
import {toDate} from '../state/toDate.ts';

type NewVariant = {index: string; trafficPercentage: number; description?: string};
type NewTest = {name: string; variant: NewVariant[]; endAt: string};
type ListQuery = {offset?: number; limit?: number; indexPrefix?: string; indexSuffix?: string};

/** There are no numbers until a first batch of data was processed, and the mock processes none. */
const noResults = {
  userCount: null,
  searchCount: null,
  trackedSearchCount: null,
  noResultCount: null,
  clickCount: null,
  clickThroughRate: null,
  conversionCount: null,
  conversionRate: null,
  averageClickPosition: null,
};

export const abTestHandlers: Handlers = {
  listABTests: handler<{query: ListQuery}>((call, state) => {
    const {offset = 0, limit = 10, indexPrefix = '', indexSuffix = ''} = call.query;
    const found = state.abTests.filter(({variants}) =>
      variants.some(({index}) => index.startsWith(indexPrefix) && index.endsWith(indexSuffix)),
    );
    const abtests = found.slice(offset, offset + limit).map((test) => showTest(test, call.now));
    return {abtests, count: abtests.length, total: found.length};
  }),

  addABTests: handler<{body: NewTest}>((call, state) => {
    const {name, variant, endAt} = call.body;
    if (Date.parse(endAt) <= call.now)
      throw new Refusal(400, `endAt is ${endAt}, which is in the past. Choose a time in the future.`);
    state.lastABTestID += 1;
    const date = toDate(call.now);
    const variants = variant.map(({index, trafficPercentage, description = ''}) => ({
      index,
      description,
      trafficPercentage,
      ...noResults,
    }));
    const significance = {clickSignificance: null, conversionSignificance: null};
    const test = {
      abTestID: state.lastABTestID,
      name,
      status: 'active',
      createdAt: date,
      updatedAt: date,
      endAt,
      ...significance,
      variants,
    };
    state.abTests.push(test);
    return confirm(state, test);
  }),

  getABTest: handler<{path: {id: string}}>((call, state) => showTest(findTest(state, call.path), call.now)),

  stopABTest: handler<{path: {id: string}}>((call, state) => {
    const test = findTest(state, call.path);
    const {status} = showTest(test, call.now);
    if (status !== 'active')
      throw new Refusal(400, `A/B test ${test.abTestID} is ${status}. It cannot be restarted. Create a new one.`);
    test.status = 'stopped';
    test.updatedAt = toDate(call.now);
    return confirm(state, test);
  }),

  deleteABTest: handler<{path: {id: string}}>((call, state) => {
    const test = findTest(state, call.path);
    state.abTests = state.abTests.filter((other) => other !== test);
    return confirm(state, test);
  }),
};

function findTest(state: State, {id}: {id: string}): ABTest {
  const test = state.abTests.find(({abTestID}) => abTestID === Number(id));
  if (!test)
    throw new Refusal(
      404,
      `There is no A/B test ${id}. Tests: ${state.abTests.map(({abTestID}) => abTestID).join(', ') || 'none'}.`,
    );
  return test;
}

/** A test that has reached its end is no longer active. */
function showTest(test: ABTest, now: CheckedCall['now']): ABTest {
  return test.status === 'active' && Date.parse(test.endAt) <= now ? {...test, status: 'expired'} : test;
}

function confirm(state: State, {abTestID, variants}: ABTest): Record<string, unknown> {
  return {abTestID, index: variants[0]?.index, taskID: nextTaskID(state)};
}
