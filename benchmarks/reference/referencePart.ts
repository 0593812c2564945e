import {measureInTurns} from '../measuring/measureInTurns.ts';
import type {BenchPart} from '../report/part.ts';
import {builtSite} from '../setup/folders.ts';
import {describeReferences, loadLargestSpec} from './describeReferences.ts';
import {buildReferenceBars} from './referenceBars.ts';

/** The largest reference, on this site and by its peers. */
export const reference: BenchPart = {
  title: 'The largest reference',
  async run(browser, {runs}) {
    const subjects = await measureInTurns(browser, await describeReferences(builtSite, 'search', await loadLargestSpec()), runs);
    return {subjects, bars: buildReferenceBars(subjects)};
  },
};
