import {type MeasureName, measureNames} from '../measuring/measures.ts';
import {renderPlot} from './plot.ts';
import {type PartName, partNames, type PartRecord, type BenchResults} from './results.ts';
import {buildTable, renderMarkdownTable} from './table.ts';

type PartText = {title: string; shown: MeasureName[]; plotted: MeasureName[]};

/** What README.md shows of a part; all measures are in results.md. */
const partTexts: Record<PartName, PartText> = {
  guides: {
    title: 'The guide `/docs/clients/introduction`',
    shown: ['scriptBytes', 'totalBytes', 'largestPaint', 'blocking', 'softNavigation'],
    plotted: ['scriptBytes', 'totalBytes', 'largestPaint', 'blocking', 'softNavigation', 'heapBytes'],
  },
  reference: {
    title: 'The largest reference, `/specs/search`',
    shown: ['scriptBytes', 'totalBytes', 'largestPaint', 'blocking', 'complete', 'deepLink'],
    plotted: ['scriptBytes', 'totalBytes', 'largestPaint', 'blocking', 'deepLink', 'heapBytes'],
  },
  tenfold: {
    title: 'Ten times that spec',
    shown: ['totalBytes', 'largestPaint', 'blocking', 'complete', 'deepLink'],
    plotted: ['largestPaint', 'blocking', 'deepLink', 'heapBytes'],
  },
  writers: {
    title: 'Builds of all our guides, and ours with nine references beside them',
    shown: ['build', 'rebuild', 'dev', 'thousand', 'thousandBytes'],
    plotted: ['build', 'dev', 'thousand', 'thousandBytes'],
  },
};

const howMeasured =
  'Headless Chromium, 4x CPU throttling, slow 4G, an empty cache; all pages served alike, compressed with brotli, and measured in turns. Times differ from machine to machine: only ratios carry over.';

/** File name to content: the plots, by part. */
export function renderPlots(results: BenchResults): Record<string, string> {
  return Object.fromEntries(
    listParts(results).map(([name, {subjects}]) => {
      const {title, plotted} = partTexts[name];
      return [`${name}.svg`, renderPlot(title.replaceAll('`', ''), subjects, plotted)];
    }),
  );
}

/** All that was measured, in full. */
export function renderResults(results: BenchResults): string {
  const parts = listParts(results).map(([name, record]) =>
    [
      `## ${partTexts[name].title}`,
      renderCircumstances(record),
      renderMarkdownTable(buildTable(record.subjects, measureNames)),
    ].join('\n\n'),
  );
  return ['# This site beside its peers', `Written by \`npm run bench\`. ${howMeasured}`, ...parts].join('\n\n');
}

/** What README.md shows between its markers. */
export function renderReadmeSection(results: BenchResults): string {
  const parts = listParts(results).map(([name, record]) => {
    const {title, shown} = partTexts[name];
    const plot = `![${title.replaceAll('`', '')}: a bar per site and measure; the table has the numbers](benchmarks/results/${name}.svg)`;
    return [`${title}. ${renderCircumstances(record)}`, renderMarkdownTable(buildTable(record.subjects, shown)), plot].join(
      '\n\n',
    );
  });
  return [howMeasured, ...parts].join('\n\n');
}

function renderCircumstances({date, runs, machine}: PartRecord): string {
  const median = runs === 1 ? 'One run' : `Medians of ${runs} runs`;
  return `${median} on ${date}: ${machine.processor}, ${machine.cores} cores, Node.js ${machine.node}, Chromium ${machine.chromium}.`;
}

function listParts(results: BenchResults): [PartName, PartRecord][] {
  return partNames.flatMap((name): [PartName, PartRecord][] => {
    const record = results[name];
    return record ? [[name, record]] : [];
  });
}
