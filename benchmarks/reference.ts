import {buildReferenceBars} from './bars.ts';
import {builtSite} from './folders.ts';
import {measureInTurns} from './measureInTurns.ts';
import type {Part} from './part.ts';
import {describeReferences, loadLargestSpec} from './references.ts';

/** The largest reference, on this site and by its peers. */
export const reference: Part = {
  title: 'The largest reference',
  async run(browser, {runs}) {
    const subjects = await measureInTurns(browser, await describeReferences(builtSite, 'search', await loadLargestSpec()), runs);
    return {subjects, bars: buildReferenceBars(subjects)};
  },
};
