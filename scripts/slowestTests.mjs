// @ts-check

/** @typedef {{title: string, tests: {results: {duration: number}[]}[]}} Spec */
/** @typedef {{title: string, specs?: Spec[], suites?: Suite[]}} Suite */

/**
 * The tests of a Playwright report that took longest, all tries together: "12.3 s  zoom.spec.ts › the menu fits".
 * @param {{suites: Suite[]}} report
 * @param {number} count
 */
export function listSlowest(report, count) {
  return report.suites
    .flatMap((suite) => listTests(suite, []))
    .sort((one, other) => other.duration - one.duration)
    .slice(0, count)
    .map(({title, duration}) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);
}

/**
 * @param {Suite} suite
 * @param {string[]} parents
 * @returns {{title: string, duration: number}[]}
 */
function listTests({title, specs = [], suites = []}, parents) {
  const titles = [...parents, title];
  const own = specs.map((spec) => ({
    title: [...titles, spec.title].join(' › '),
    duration: spec.tests.flatMap(({results}) => results).reduce((sum, {duration}) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap((suite) => listTests(suite, titles))];
}
