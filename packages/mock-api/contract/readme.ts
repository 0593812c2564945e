import path from 'node:path';

export const readmeFile = path.resolve(import.meta.dirname, '../README.md');
const marks = {start: '<!-- contract -->', end: '<!-- /contract -->'};

/** What the README says now. */
export function readReport(readme: string): string {
  return splitReadme(readme).report.trim();
}

export function replaceReport(readme: string, report: string): string {
  const {before, after} = splitReadme(readme);
  return `${before}${marks.start}\n\n${report}\n\n${marks.end}${after}`;
}

function splitReadme(readme: string): {before: string; report: string; after: string} {
  const [before, rest] = readme.split(marks.start);
  const [report, after] = rest?.split(marks.end) ?? [];
  if (before === undefined || report === undefined || after === undefined)
    throw new Error(
      `${readmeFile} must have the marks ${marks.start} and ${marks.end}: the results of the contract stand between them.`,
    );
  return {before, report, after};
}
