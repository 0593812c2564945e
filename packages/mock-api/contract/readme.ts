import path from 'node:path';
import {format, resolveConfig} from 'prettier';

export const readmeFile = path.resolve(import.meta.dirname, '../README.md');
const marks = {start: '<!-- contract -->', end: '<!-- /contract -->'};

/** The README with a new report, formatted as all files of the repository are. */
export async function replaceReport(readme: string, report: string): Promise<string> {
  const {before, after} = splitReadme(readme);
  const options = {...(await resolveConfig(readmeFile)), filepath: readmeFile};
  return format(`${before}${marks.start}\n\n${report}\n\n${marks.end}${after}`, options);
}

function splitReadme(readme: string): {before: string; after: string} {
  const [before, rest] = readme.split(marks.start);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined)
    throw new Error(
      `${readmeFile} must have the marks ${marks.start} and ${marks.end}: the results of the contract stand between them.`,
    );
  return {before, after};
}
