import path from 'node:path';
import type {SpecProblem} from '@docs/openapi/load';
import {countNoun} from '../config/parseConfig.ts';
import {buildReferenceSite, type ReferenceSite} from './buildReferenceSite.ts';
import {readOptions, usage} from './readOptions.ts';
import {writeReferenceSite} from './writeReferenceSite.ts';

/** More would only be scrolled past. */
const mostWarnings = 20;

/** Makes a site as the words of a command say. Gives the exit code. */
export async function runReferenceCommand(siteFolder: string, words: string[]): Promise<number> {
  const start = performance.now();
  try {
    const options = readOptions(words);
    if (!options) {
      console.log(usage);
      return 0;
    }
    const site = await buildReferenceSite(siteFolder, options);
    await writeReferenceSite(path.resolve(options.out), site.files);
    if (site.warnings.length > 0) console.warn(wordWarnings(site.warnings));
    console.log(wordSite(site, options.out, (performance.now() - start) / 1000));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function wordSite({pages, operations}: ReferenceSite, out: string, seconds: number): string {
  return `Wrote ${out}: ${countNoun(operations, 'operation')} on ${countNoun(pages, 'page')}, in ${seconds.toFixed(1)} s.`;
}

function wordWarnings(warnings: SpecProblem[]): string {
  const lines = warnings
    .slice(0, mostWarnings)
    .map(({file, line, pointer, message}) => `${path.relative(process.cwd(), file)}:${line} ${pointer || '/'}\n  ${message}`);
  const rest = warnings.length - lines.length;
  return [
    `${countNoun(warnings.length, 'thing')} in the document not as OpenAPI says:`,
    ...lines,
    ...(rest > 0 ? [`And ${rest} more.`] : []),
  ].join('\n');
}
