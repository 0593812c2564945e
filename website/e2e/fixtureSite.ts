import {execFile, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const websiteFolder = path.resolve(import.meta.dirname, '..');
const root = path.dirname(websiteFolder);
export const runBundled = path.join(root, 'scripts/runBundled.mjs');

export type FixtureBuild = {succeeded: boolean; output: string; folder: string};

/** A fixture has a folder of its own for its specs, beside the site as in the project. */
function copyFolder(name: string): string {
  return path.join(root, '.fixtures', name, 'website');
}

/** Where a fixture's built site is, once it is built. */
export function builtFixture(name: string): string {
  return path.join(copyFolder(name), 'dist/client');
}

/** An MDX page with the least front matter. */
export function doc(title: string, text: string, frontMatter = ''): string {
  return `---\ntitle: ${title}\ndescription: A page of the fixture site.\n${frontMatter}---\n\n${text}\n`;
}

/** The configuration of this site, with other versions of the docs. */
function configureVersions(versions: string): string {
  const config = readFileSync(path.join(websiteFolder, 'site.config.ts'), 'utf8');
  const changed = config.replace(/unversioned:[\s\S]*?\n {4}\],\n/, `versions: [${versions}],\n`);
  if (changed === config) throw new Error('site.config.ts has no versions where fixtures look for them.');
  return changed;
}

/** A second version, in a folder of its own. */
export const versionedConfig = configureVersions(
  "{name: 'current', label: 'Next', path: 'next'}, {name: '1.0', label: '1.0', isLast: true, folder: 'versioned_docs/version-1.0'}",
);

/** Two pages that need no specs and no samples, in place of the site's own, and what links to pages that a fixture doesn't have. */
const plainDocs: Record<string, string> = {
  'site.config.ts': configureVersions("{name: 'current', label: 'Next', isLast: true}"),
  'docs/clients/introduction.mdx': doc('Introduction', 'Text.'),
  'docs/contributing/introduction.mdx': doc('Contribute', 'Text.'),
  'src/layer/startingPoints.ts': readFileSync(path.join(websiteFolder, 'src/plainLayer/startingPoints.ts'), 'utf8'),
  'sidebars.ts': `import {defineSidebars} from './src/config/sidebarsConfig.ts';
export default defineSidebars({
  clients: {title: 'Guides', items: ['clients/introduction']},
  automation: {title: 'Contributing', items: ['contributing/introduction']},
});
`,
};

const leftOut = ['dist', 'docs', 'e2e', 'examples'];

/** Copies the site, with plain docs and no specs but their data, to a folder of its own under `.fixtures`. */
export function copySite(name: string, files: Record<string, string | undefined> = {}): string {
  const copy = copyFolder(name);
  rmSync(path.dirname(copy), {recursive: true, force: true});
  cpSync(websiteFolder, copy, {recursive: true, filter: (source) => !leftOut.includes(path.relative(websiteFolder, source))});
  cpSync(path.join(root, 'specs/common/data'), path.join(copy, '../specs/common/data'), {recursive: true});
  for (const [file, content] of Object.entries({...plainDocs, ...files})) {
    const target = path.join(copy, file);
    mkdirSync(path.dirname(target), {recursive: true});
    if (content === undefined) rmSync(target, {force: true});
    else writeFileSync(target, content);
  }
  return copy;
}

/**
 * Builds a copy of the site with plain docs, and with some files replaced, added, or (undefined) removed. It has no specs and no
 * samples but those that are added as `../specs/<api>/spec.yml` and `../samples/<language>/<guide>.<ext>`.
 */
export function buildFixture(
  name: string,
  files: Record<string, string | undefined>,
  environment: Record<string, string> = {},
): FixtureBuild {
  const copy = copySite(name, files);
  const {status, stdout, stderr} = spawnSync(process.execPath, [runBundled, path.join(copy, 'build.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', ...environment},
  });
  return {succeeded: status === 0, output: stdout + stderr, folder: builtFixture(name)};
}

/** Runs one of the site's programs in a fixture that is there, while this process goes on. */
export function runInFixture(
  name: string,
  [program = '', ...args]: string[],
  environment: Record<string, string>,
): Promise<Omit<FixtureBuild, 'folder'>> {
  return new Promise((resolve) => {
    const command = [runBundled, path.join(copyFolder(name), program), ...args];
    execFile(
      process.execPath,
      command,
      {cwd: root, env: {...process.env, NO_COLOR: '1', ...environment}},
      (error, stdout, stderr) => resolve({succeeded: error === null, output: stdout + stderr}),
    );
  });
}
