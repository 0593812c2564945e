import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {copySite, runBundled} from '../../website/e2e/fixtureSite.ts';
import {root} from '../setup/folders.ts';

export type SiteBuild = {folder: string; seconds: number; processorSeconds: number; peakMiB: number};

const reportUsage = 'process.on("exit", () => console.log(`Usage: ${JSON.stringify(process.resourceUsage())}`))';

/**
 * Builds a copy of the site, in a folder of its own, with the specs that `writeSpecs` puts into the copy's specs folder and without
 * the guides, which link to operations of all APIs.
 */
export async function buildSiteCopy(name: string, writeSpecs: (folder: string) => Promise<void>): Promise<SiteBuild> {
  const website = copySite(`benchmark-${name}`);
  await writeSpecs(path.join(website, '../specs'));
  const start = performance.now();
  const output = await runBuild(name, path.join(website, 'build.ts'));
  const seconds = (performance.now() - start) / 1000;
  return {folder: path.join(website, 'dist/client'), seconds, ...readUsage(output)};
}

function readUsage(output: string): {processorSeconds: number; peakMiB: number} {
  const [, usage = ''] = /^Usage: (.*)$/m.exec(output) ?? [];
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {processorSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMiB: maxRSS / 1024};
}

async function runBuild(name: string, script: string): Promise<string> {
  const report = ['--import', `data:text/javascript,${encodeURIComponent(reportUsage)}`];
  const build = spawn(process.execPath, [...report, runBundled, script], {cwd: root, timeout: 600_000});
  const exit = new Promise<number | null>((resolve, reject) => build.on('exit', resolve).on('error', reject));
  const [code, output, problems] = await Promise.all([exit, text(build.stdout), text(build.stderr)]);
  if (code !== 0) throw new Error(`The site "${name}" does not build:\n${output}${problems}`);
  return output;
}
