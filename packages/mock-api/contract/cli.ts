// `npm run contract`: calls the mock with the published clients and prints what is proven. `-- --write` puts it in the README.
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {writeReport} from './report.ts';
import {runContract} from './runContract.ts';
import {readmeFile, replaceReport} from './readme.ts';

const {values: flags} = parseArgs({options: {write: {type: 'boolean', default: false}}});
const report = writeReport(await runContract());
console.log(report);
if (flags.write) writeFileSync(readmeFile, await replaceReport(readFileSync(readmeFile, 'utf8'), report));
// The keep-alive connections of the clients would hold the process for seconds.
process.exit(0);
