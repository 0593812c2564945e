// `npm run bench:any`: a document of others, GitHub's with about 1,100 operations, as a site of `npm run reference` beside Redoc 3 and
// Scalar, at 4x CPU throttling over slow 4G. The document comes from the corpus, which is installed on the first run.
//   --runs 9    other than three runs
//   --built     measures what the last run has built
//   --file      another document
import {parseArgs} from 'node:util';
import {githubDocument} from '../website/corpus/run/installCorpora.ts';
import {describeGithub} from './any/describeGithub.ts';
import {buildGithubBars, buildUseBars} from './any/githubBars.ts';
import {buildGithubSite} from './any/githubSite.ts';
import {measureInTurns} from './measuring/measureInTurns.ts';
import {measureNames} from './measuring/measures.ts';
import {launchBrowser} from './measuring/throttledPage.ts';
import {printBars} from './report/printBars.ts';
import {buildTable, renderTextTable} from './report/table.ts';
import {readNumberFlag} from './setup/readNumberFlag.ts';

const {values: flags} = parseArgs({
  options: {runs: {type: 'string', default: '3'}, built: {type: 'boolean', default: false}, file: {type: 'string'}},
});
const runs = readNumberFlag('runs', flags.runs);
const file = flags.file ?? githubDocument();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const useBars = flags.built ? [] : buildUseBars(await buildGithubSite(file));
const described = await describeGithub(file);
const browser = await launchBrowser();
const subjects = await measureInTurns(browser, described, runs);
await browser.close();
console.log(`\nGitHub's document\n${renderTextTable(buildTable(subjects, measureNames))}`);
if (!printBars([...buildGithubBars(subjects), ...useBars])) process.exitCode = 1;
