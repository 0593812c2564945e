import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {OpenApiDocument} from '@docs/openapi';
import {renderSpec} from '@docs/openapi/load';
import {specs} from '../setup/folders.ts';
import {buildSiteCopy, type SiteBuild} from './siteCopy.ts';

/** The site with all specs, with the search spec alone, and with ten times the search spec alone; the guides are left out. */
export type SiteBuilds = {nine: SiteBuild; once: SiteBuild; tenfold: SiteBuild};

/** One after another: each build may use the whole machine, as it does otherwise. */
export async function buildSites(once: OpenApiDocument, tenfold: OpenApiDocument): Promise<SiteBuilds> {
  return {
    nine: await buildVariant('nine', (folder) => cp(specs, folder, {recursive: true})),
    once: await buildVariant('once', (folder) => writeSpecFile(folder, once)),
    tenfold: await buildVariant('tenfold', (folder) => writeSpecFile(folder, tenfold)),
  };
}

async function buildVariant(name: string, writeSpecs: (folder: string) => Promise<void>): Promise<SiteBuild> {
  const build = await buildSiteCopy(name, writeSpecs);
  const [seconds, processorSeconds, peak] = [
    build.seconds.toFixed(1),
    build.processorSeconds.toFixed(1),
    build.peakMiB.toFixed(0),
  ];
  console.log(`Built the site "${name}" in ${seconds} s (${processorSeconds} s of processor time) with ${peak} MiB`);
  return build;
}

async function writeSpecFile(folder: string, document: OpenApiDocument): Promise<void> {
  await mkdir(path.join(folder, 'search'), {recursive: true});
  await writeFile(path.join(folder, 'search/spec.yml'), renderSpec(document).yml);
}
