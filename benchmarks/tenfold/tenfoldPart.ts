import {builtFixture} from '../../website/e2e/fixtureSite.ts';
import {measureInTurns} from '../measuring/measureInTurns.ts';
import {describeReferences, loadLargestSpec} from '../reference/describeReferences.ts';
import {referencePeers} from '../reference/referencePeers.ts';
import type {BenchPart} from '../report/part.ts';

import {measureHandling} from './measureHandling.ts';
import {buildSites} from './buildSites.ts';
import {buildBuildBars, buildHandlingBars, buildTenfoldBars} from './tenfoldBars.ts';
import {repeatSpec} from './tenfoldSpec.ts';

/** Of the peers the quickest and the best known: the others, at up to 80 s for a load, would take an hour to say the same. */
const peers = referencePeers.filter(({id}) => id.startsWith('redoc'));

/** Ten times the largest reference; what our page then answers, and what its build takes. */
export const tenfold: BenchPart = {
  title: 'Ten times the largest reference',
  async run(browser, {runs, isBuilt}) {
    const once = await loadLargestSpec();
    const document = repeatSpec(once, 10);
    const buildBars = isBuilt ? [] : buildBuildBars(await buildSites(once, document));
    const described = await describeReferences(builtFixture('benchmark-tenfold'), 'tenfold', document, peers);
    const subjects = await measureInTurns(browser, described, runs);
    const handling = await measureHandling(browser, described[0]?.address ?? '', document);
    console.log(`Longest task while scrolling: ${handling.longestScrollTask.toFixed(0)} ms`);
    return {subjects, bars: [...buildTenfoldBars(subjects), ...buildHandlingBars(handling), ...buildBars]};
  },
};
