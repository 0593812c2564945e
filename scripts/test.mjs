// @ts-check
// `npm test` runs everything, `npm run check` (--fast) what needs neither build nor browser. The last line counts.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureInstalled, root} from './install.mjs';
import {listSlowest} from './slowestTests.mjs';

ensureInstalled();
const {findShell} = await import('./chromium.mjs');

const {values: flags} = parseArgs({options: {fast: {type: 'boolean', default: false}}});
const reports = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');

/** @typedef {{passed: number, failed: number}} Count */
/** @type {{name: string, command: string[], env?: () => Record<string, string>, count?: () => Count}[]} */
const steps = [
  {name: 'format', command: ['prettier', '--check', '--log-level=warn', '.']},
  {name: 'lint', command: ['eslint', '--max-warnings=0', '.']},
  {name: 'types', command: ['tsc']},
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--project=unit', '--reporter=default', '--reporter=json', `--outputFile=${unitReport}`],
    count: () => countVitest(unitReport),
  },
];
const slowSteps = [
  {name: 'samples', command: ['node', 'scripts/runBundled.mjs', 'samples/prove.ts']},
  {name: 'build', command: ['node', 'scripts/runBundled.mjs', 'website/build.ts']},
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    env: () => ({CHROMIUM_PATH: findShell(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport}),
    count: () => countPlaywright(browserReport),
  },
];

const total = {passed: 0, failed: 0};
for (const step of flags.fast ? steps : [...steps, ...slowSteps]) {
  const {passed, failed} = runStep(step);
  total.passed += passed;
  total.failed += failed;
}
rmSync(reports, {recursive: true});
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * A step without tests of its own counts as one. A step that fails without saying how often counts as one failure.
 * @param {(typeof steps)[number]} step
 * @returns {Count}
 */
function runStep({name, command, env, count}) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const isDone = runCommand(command, env);
  console.log(`── ${name}: ${isDone ? 'passed' : 'FAILED'} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  if (!count) return isDone ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const counted = readCount(count);
  const isEmpty = counted.passed + counted.failed === 0;
  return {passed: counted.passed, failed: (isDone && !isEmpty) || counted.failed > 0 ? counted.failed : 1};
}

/**
 * @param {string[]} command
 * @param {(() => Record<string, string>) | undefined} env
 */
function runCommand([program = '', ...args], env) {
  try {
    const options = {cwd: root, env: {...process.env, ...env?.()}, shell: process.platform === 'win32'};
    const file = program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program);
    return spawnSync(file, args, {...options, stdio: 'inherit'}).status === 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** @param {() => Count} count */
function readCount(count) {
  try {
    return count();
  } catch {
    return {passed: 0, failed: 0};
  }
}

/** @param {string} file */
function countVitest(file) {
  const {numPassedTests, numTotalTests} = JSON.parse(readFileSync(file, 'utf8'));
  return {passed: numPassedTests, failed: numTotalTests - numPassedTests};
}

/**
 * What passed the second time has passed, and is said: each is a fault of the page or of its test, to be found. So are the slowest.
 * @param {string} file
 */
function countPlaywright(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const {expected, unexpected, flaky, skipped} = report.stats;
  console.log(['── the slowest:', ...listSlowest(report, 20)].join('\n'));
  if (flaky > 0) console.log(`── ${flaky} passed only the second time: see "flaky" above`);
  return {passed: expected + flaky, failed: unexpected + skipped};
}
