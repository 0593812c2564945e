import {builtSite} from '../folders.ts';
import {measureInTurns} from '../measuring/measureInTurns.ts';
import type {Part} from '../part.ts';
import {buildReferenceBars} from '../report/bars.ts';
import {describeReferences, loadLargestSpec} from './describeReferences.ts';

/** The largest reference, on this site and by its peers. */
export const reference: Part = {
  title: 'The largest reference',
  async run(browser, {runs}) {
    const subjects = await measureInTurns(browser, await describeReferences(builtSite, 'search', await loadLargestSpec()), runs);
    return {subjects, bars: buildReferenceBars(subjects)};
  },
};
