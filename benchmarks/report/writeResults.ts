import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {resultsFolder, root} from '../setup/folders.ts';
import {renderPlots, renderReadmeSection, renderResults} from './renderResults.ts';
import {parseResults, type BenchResults, formatResults} from './results.ts';

const readme = path.join(root, 'README.md');
const recordFile = path.join(resultsFolder, 'results.json');
const [start, end] = ['<!-- npm run bench writes from here -->', '<!-- to here -->'];

/** Keeps what was measured, beside the parts that were not measured this time, and shows it in README.md. */
export async function writeResults(measured: BenchResults): Promise<void> {
  const results = {...(existsSync(recordFile) && parseResults(readFileSync(recordFile, 'utf8'))), ...measured};
  mkdirSync(resultsFolder, {recursive: true});
  await writeFormatted(recordFile, formatResults(results));
  await writeFormatted(path.join(resultsFolder, 'results.md'), renderResults(results));
  for (const [file, plot] of Object.entries(renderPlots(results))) writeFileSync(path.join(resultsFolder, file), plot);
  await writeFormatted(readme, replaceSection(readFileSync(readme, 'utf8'), renderReadmeSection(results)));
}

/** The text with what is between its markers replaced. */
export function replaceSection(text: string, section: string): string {
  const [before, after] = [text.split(start)[0], text.split(end)[1]];
  if (before === undefined || after === undefined || !text.includes(start))
    throw new Error(`README.md has to have the lines "${start}" and "${end}", for the benchmark to write between them.`);
  return `${before}${start}\n\n${section}\n\n${end}${after}`;
}

async function writeFormatted(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
}
