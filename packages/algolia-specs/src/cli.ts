// `npm run specs`: lints every spec and bundles it to build/specs/<api>.yml and .json. `-- --report` prints the coverage.
import path from 'node:path';
import {type Coverage, measureCoverage} from './coverage.ts';
import {lintSpec} from './lint/lintSpec.ts';
import {readKeyRights} from './load/keyRights.ts';
import {listSpecs, writeSpec} from '@docs/openapi/load';

const root = path.resolve(import.meta.dirname, '../../..');
const specsFolder = path.join(root, 'specs');
const outFolder = path.join(root, 'build/specs');
const percent = (value: number): string => `${Math.floor(value * 100)} %`;

function formatCoverage(name: string, coverage: Coverage): string {
  const {operations, schemas, properties, describedOperations, describedProperties, bodiesWithExample} = coverage;
  const columns = [
    operations,
    schemas,
    properties,
    percent(describedOperations),
    percent(describedProperties),
    percent(bodiesWithExample),
  ];
  return [name.padEnd(18), ...columns.map((column) => String(column).padStart(11))].join('');
}

const keyRights = readKeyRights(specsFolder);
let failures = 0;
const rows: string[] = [];
for (const {name, file} of listSpecs(specsFolder)) {
  try {
    const document = await lintSpec(file, keyRights);
    await writeSpec(document, outFolder, name);
    rows.push(formatCoverage(name, measureCoverage(document)));
    console.log(`${name}: fine`);
  } catch (error) {
    failures += 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (process.argv.includes('--report')) {
  const heads = ['operations', 'schemas', 'properties', 'op. text', 'prop. text', 'examples'];
  console.log(`\n${[''.padEnd(18), ...heads.map((head) => head.padStart(11))].join('')}\n${rows.join('\n')}`);
}
process.exitCode = failures > 0 ? 1 : 0;
