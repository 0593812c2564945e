import path from 'node:path';
import type {Browser} from '@playwright/test';
import {runBundled} from '../../website/e2e/fixtureSite.ts';
import {findPort} from '../../website/server/findPort.ts';
import {writePeer} from '../guides/buildGuidePeer.ts';
import {guide, type GuidePage, loadGuidePages} from '../guides/guidePages.ts';
import {type GuidePeer, guidePeers} from '../guides/guidePeers.ts';
import type {Measure} from '../measuring/measures.ts';
import {measureDevServer, measureProgram, type Program} from '../measuring/program.ts';
import {median} from '../measuring/statistics.ts';
import type {MeasuredSubject} from '../measuring/subject.ts';
import {installPeers} from '../peers/peerPackages.ts';
import type {BenchPart} from '../report/part.ts';
import {emptyCache} from '../setup/emptyCache.ts';
import {root} from '../setup/folders.ts';
import {addSentence, copyOwnSite, multiplyGuides} from './ownSite.ts';
import {buildWriterBars} from './writerBars.ts';

/** Our guides as often as it takes to have a thousand. */
function countTimes(pages: GuidePage[]): number {
  return Math.ceil(1000 / pages.length);
}

/** What is measured of one site, one measure after another. Builds are from cold where nothing else is said. */
type WriterSubject = Pick<MeasuredSubject, 'id' | 'name' | 'role'> & {
  build: (run: number) => Promise<Measure>;
  /** Once: it takes minutes. Not of Docusaurus, which takes more than ten. */
  buildThousand?: () => Promise<Measure>;
  openDev: (browser: Browser) => Promise<Measure>;
};

/** What who writes the docs waits for: builds, and the first page in development. Ours has nine references beside the guides. */
export const writers: BenchPart = {
  title: 'For writers',
  async run(browser, {runs}) {
    installPeers();
    const pages = loadGuidePages();
    const described = [describeOwn(pages), ...guidePeers.map((peer) => describePeer(peer, pages))];
    const measured = new Map(described.map(({id}) => [id, [] as Measure[]]));
    // In turns: what disturbs the machine disturbs all alike.
    for (let run = 1; run <= runs; run++)
      for (const {id, name, build, openDev} of described) {
        console.log(`${name}, run ${run} of ${runs}`);
        measured.get(id)?.push({...(await build(run)), ...(await openDev(browser))});
      }
    const subjects: MeasuredSubject[] = [];
    for (const {id, name, role, buildThousand} of described) {
      if (buildThousand) console.log(`${name}, ${pages.length * countTimes(pages)} guides`);
      subjects.push({id, name, role, measure: {...takeMedians(measured.get(id) ?? []), ...(await buildThousand?.())}});
    }
    return {subjects, bars: buildWriterBars(subjects)};
  },
};

function takeMedians(runs: Measure[]): Measure {
  const names = Object.keys(runs[0] ?? {}) as (keyof Measure)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]));
}

function describeOwn(pages: GuidePage[]): WriterSubject {
  const folder = copyOwnSite('writers');
  const program = (site: string, cache: string): Program => ({
    args: [runBundled, path.join(site, 'build.ts')],
    cwd: root,
    env: {SITE_CACHE: cache},
  });
  let cache = '';
  return {
    id: 'ours',
    name: 'this site',
    role: 'ours',
    async build(run) {
      cache = emptyCache('writers');
      const cold = await measureProgram('This site', program(folder, cache));
      addSentence(folder, `Sentence ${run}.`);
      const warm = await measureProgram('This site', program(folder, cache));
      return {build: cold.seconds, rebuild: warm.seconds};
    },
    async openDev(browser) {
      const port = await findPort();
      const env = {SITE_CACHE: emptyCache('writers-dev'), PORT: String(port)};
      const server = {args: [runBundled, path.join(folder, 'dev.ts')], cwd: root, env};
      return {dev: await measureDevServer(browser, server, `http://localhost:${port}${guide}`, findTitle(pages))};
    },
    async buildThousand() {
      const site = copyOwnSite('thousand');
      multiplyGuides(site, countTimes(pages));
      const {seconds, peakMiB} = await measureProgram('This site', program(site, emptyCache('thousand')));
      return {thousand: seconds, thousandBytes: peakMiB * 1024 ** 2};
    },
  };
}

function describePeer(peer: GuidePeer, pages: GuidePage[]): WriterSubject {
  return {
    id: peer.id,
    name: peer.name,
    role: 'peer',
    async build() {
      const {seconds} = await measureProgram(peer.name, writePeer(peer, pages));
      return {build: seconds};
    },
    async openDev(browser) {
      const port = await findPort();
      const program = writePeer(peer, pages, peer.id, peer.dev(port));
      const server = {...program, env: {...program.env, NODE_ENV: 'development'}};
      return {dev: await measureDevServer(browser, server, `http://localhost:${port}${guide}`, findTitle(pages))};
    },
    ...(peer.id !== 'docusaurus' && {buildThousand: () => buildManyGuides(peer, pages)}),
  };
}

async function buildManyGuides(peer: GuidePeer, pages: GuidePage[]): Promise<Measure> {
  const copies = Array.from({length: countTimes(pages) - 1}, (_, index) =>
    pages.map((page) => ({...page, id: `copy${index + 2}/${page.id}`})),
  );
  const program = writePeer(peer, [...pages, ...copies.flat()], `${peer.id}-thousand`);
  try {
    const {seconds, peakMiB} = await measureProgram(peer.name, program);
    return {thousand: seconds, thousandBytes: peakMiB * 1024 ** 2};
  } catch (error) {
    // VitePress has run out of memory with 1,584. That's a result, and no reason to lose the others.
    console.log(`${peer.name} doesn't build this many guides: ${String(error).slice(-500)}`);
    return {};
  }
}

function findTitle(pages: GuidePage[]): string {
  return pages.find(({id}) => `/docs/${id}` === guide)?.title ?? '';
}
