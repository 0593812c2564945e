import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Site} from '../site/buildSite.ts';
import type {Pool} from './pool.ts';
import type {SiteSource} from './siteSource.ts';

/** Work that takes a while and whose result is kept. */
export type WarmTask = {kind: 'spec'; name: string} | {kind: 'doc'; source: string; versions: string[]};

/** Below this, starting a thread takes longer than the work. */
const fewTasks = 4;

/**
 * Fills the cache with all cores: what is made here is there when the build asks for it. Docs that describe a download come last:
 * they need it whole, and the mock needs all specs.
 */
export async function warmCache(source: SiteSource, site: Site, siteFolder: string, pool: Pool<WarmTask>): Promise<void> {
  const {specs, docs, downloads} = await listMissing(source, site, siteFolder);
  if (specs.length + docs.length + downloads.length < fewTasks) return;
  const run = (tasks: WarmTask[]): Promise<unknown> => Promise.all(tasks.map((task) => pool.run(task)));
  const others = [run(specs), run(docs)];
  await others[0];
  await Promise.allSettled(Object.values(source.downloads).map((load) => load()));
  await Promise.all([...others, run(downloads)]);
}

export async function runWarmTask({docs, specs}: SiteSource, task: WarmTask): Promise<void> {
  if (task.kind === 'doc') for (const version of task.versions) await docs.compile(task.source, version);
  else
    for (const part of ['contract', 'downloads', 'addresses', 'summary', 'mock', 'twins'] as const)
      await specs.load(task.name, part);
}

type MissingTasks = Record<'specs' | 'docs' | 'downloads', WarmTask[]>;

async function listMissing({docs, specs}: SiteSource, site: Site, siteFolder: string): Promise<MissingTasks> {
  const missing: MissingTasks = {specs: [], docs: [], downloads: []};
  for (const name of specs.listBySize()) if (!specs.isKept(name)) missing.specs.push({kind: 'spec', name});
  for (const [source, versions] of listDocs(site)) {
    const wanted = versions.filter((version) => !docs.isKept(source, version));
    if (wanted.length === 0) continue;
    const text = await readFile(path.join(siteFolder, source), 'utf8');
    missing[text.includes('<Download') ? 'downloads' : 'docs'].push({kind: 'doc', source, versions: wanted});
  }
  return missing;
}

/** The versions of each doc: who compiles one after the other reads its text once. */
function listDocs({routes}: Site): Map<string, string[]> {
  const versionsOf = new Map<string, string[]>();
  for (const {doc, version} of new Set(Object.values(routes)))
    versionsOf.set(doc.source, [...(versionsOf.get(doc.source) ?? []), version.name]);
  return versionsOf;
}
