import {measureInTurns} from '../measuring/measureInTurns.ts';
import type {MeasureSubject} from '../measuring/subject.ts';
import {installPeers} from '../peers/peerPackages.ts';
import {serve} from '../peers/serve.ts';
import type {BenchPart} from '../report/part.ts';
import {builtSite} from '../setup/folders.ts';
import {buildGuidePeer, builtPeer} from './buildGuidePeer.ts';
import {buildHelloWorldSite, buildPlainSite, helloWorldSite, plainSite} from './floors.tsx';
import {buildGuideBars} from './guideBars.ts';
import {guide, loadGuidePages, nextGuide, searchPage} from './guidePages.ts';
import {guidePeers} from './guidePeers.ts';

/** One guide on this site, on its peers' sites, and as the least that there can be; and the search page, which has to load an index. */
export const guides: BenchPart = {
  title: 'A guide',
  async run(browser, {runs, isBuilt}) {
    if (!isBuilt) await buildGuideSites();
    const subjects = await measureInTurns(browser, await describeSubjects(), runs);
    return {subjects, bars: buildGuideBars(subjects)};
  },
};

async function buildGuideSites(): Promise<void> {
  installPeers();
  const pages = loadGuidePages();
  for (const peer of guidePeers) await buildGuidePeer(peer, pages);
  await buildPlainSite();
  await buildHelloWorldSite();
}

async function describeSubjects(): Promise<MeasureSubject[]> {
  const describe = async (folder: string, about: Pick<MeasureSubject, 'id' | 'name' | 'role'>): Promise<MeasureSubject> => ({
    ...about,
    address: (await serve(folder)) + guide,
    nextPage: nextGuide,
  });
  return [
    await describe(builtSite, {id: 'ours', name: 'this site', role: 'ours'}),
    ...(await Promise.all(guidePeers.map((peer) => describe(builtPeer(peer), {id: peer.id, name: peer.name, role: 'peer'})))),
    await describe(plainSite, {id: 'plain', name: 'plain HTML', role: 'floor'}),
    {id: 'search', name: 'its search page', role: 'ours', address: (await serve(builtSite)) + searchPage},
    {id: 'hello-world', name: 'React hello-world', role: 'floor', address: await serve(helloWorldSite)},
  ];
}
