import {rmSync} from 'node:fs';
import path from 'node:path';
import {buildReference, splitReference} from '@docs/openapi/reference';
import {loadAnyDocument} from '@docs/openapi/load';
import {createPlainLayer} from '@docs/openapi/samples';
import {runBundled} from '../../website/e2e/fixtureSite.ts';
import {measureProgram, type ProgramUse} from '../measuring/program.ts';
import {compressFolder} from '../peers/compressFolder.ts';
import {emptyCache} from '../setup/emptyCache.ts';
import {peerSites, root} from '../setup/folders.ts';

export const githubFolder = path.join(peerSites, 'ours-github');

/** Makes the site of a document from cold, as `npm run reference` does, and compresses it as all sites here. */
export async function buildGithubSite(file: string): Promise<ProgramUse> {
  rmSync(githubFolder, {recursive: true, force: true});
  const use = await measureProgram("The site of GitHub's document", {
    args: [runBundled, path.join(root, 'website/reference.ts'), file, '--out', githubFolder],
    cwd: root,
    env: {SITE_CACHE: emptyCache('github'), NODE_ENV: 'production'},
  });
  await compressFolder(githubFolder);
  return use;
}

/** The address of an operation in the site, from its root: a large document has a page for each tag. */
export async function findOperationLink(file: string, operationId: string): Promise<{route: string; anchor: string}> {
  const {document} = await loadAnyDocument(file);
  const reference = buildReference('openapi', document, {...createPlainLayer(document), route: '/'});
  for (const {route, reference: shown} of splitReference(reference)) {
    const found = shown.groups.flatMap(({operations}) => operations).find(({id}) => id === operationId);
    if (found) return {route, anchor: found.anchor};
  }
  throw new Error(`No page of the reference has the operation "${operationId}".`);
}
