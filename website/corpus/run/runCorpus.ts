import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {lintStandard} from '@docs/openapi/load';
import {bundlePlainCode} from '../../src/build/bundleCode.ts';
import {createCache} from '../../src/cache/cache.ts';
import {cacheFolder, digestCode} from '../../src/cache/codeDigest.ts';
import {type Bar, isMissed, limits, listBars} from './bars.ts';
import {childWord, siteFolder} from './child.ts';
import {examineInChildren} from './childPool.ts';
import type {DocumentResult} from './documentResult.ts';
import {githubDocument, installCorpora} from './installCorpora.ts';
import {listDocuments} from './listDocuments.ts';
import type {CorpusOptions} from './readWords.ts';
import {wordSummary} from './wordSummary.ts';

/** After so many documents, what is known so far is written: a run may take hours. */
const atOnce = 10;

/** Examines all documents, and says what it found. Gives the exit code. `program` is what children run. */
export async function runCorpus(options: CorpusOptions, program: string): Promise<number> {
  const {places, every, processes, seconds, isLinted} = options;
  const all = listDocuments(places.length > 0 ? places : installCorpora());
  const files = all.filter((_, index) => index % every === 0);
  const codeDigest = digestCode(siteFolder);
  await bundlePlainCode(siteFolder, createCache(cacheFolder(siteFolder)), codeDigest);

  const results: DocumentResult[] = [];
  await examineInChildren(files, {
    program,
    words: [childWord, codeDigest],
    processes,
    secondsPerDocument: seconds,
    mebibytesPerDocument: limits.mebibytes,
    onResult(result) {
      results.push(result);
      tellProgress(results, files.length);
      if (results.length % atOnce === 0) writeResults(options.out, {results});
    },
  });
  for (const result of results) if (isLinted || result.outcome !== 'rendered') result.isValid = await isValid(result.file);
  return finish(results, options.out, places.length > 0 ? '' : githubDocument());
}

async function isValid(file: string): Promise<boolean> {
  return (await lintStandard(file)).length === 0;
}

function finish(results: DocumentResult[], out: string, github: string): number {
  const bars = listBars(results, github);
  writeResults(out, {bars, results});
  console.log(`\n${wordSummary(results, bars, (file) => path.relative(process.cwd(), file))}`);
  console.log(`\nEverything is in ${out}.`);
  return bars.some(isMissed) ? 1 : 0;
}

function writeResults(out: string, content: {bars?: Bar[]; results: DocumentResult[]}): void {
  mkdirSync(path.dirname(out), {recursive: true});
  writeFileSync(out, JSON.stringify(content, null, 1));
}

/** On a terminal one line that changes; elsewhere a line now and then. */
function tellProgress(results: DocumentResult[], all: number): void {
  const failed = results.filter(({outcome, failures}) => outcome !== 'rendered' || Object.keys(failures).length > 0).length;
  const line = `${results.length} of ${all} documents, ${failed} with failures`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else if (results.length % atOnce === 0) console.log(line);
}
