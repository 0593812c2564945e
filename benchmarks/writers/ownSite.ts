import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../setup/folders.ts';

const leftOut = ['dist', 'e2e'];

/** Copies this site, with all its guides, samples and references, to a folder where a benchmark may change it. */
export function copyOwnSite(name: string): string {
  const parent = path.join(root, '.fixtures', `benchmark-${name}`);
  const website = path.join(root, 'website');
  rmSync(parent, {recursive: true, force: true});
  cpSync(website, path.join(parent, 'website'), {
    recursive: true,
    filter: (source) => !leftOut.includes(path.relative(website, source)),
  });
  for (const part of ['specs', 'samples']) cpSync(path.join(root, part), path.join(parent, part), {recursive: true});
  return path.join(parent, 'website');
}

/** What an author does most: a sentence more in one page. */
export function addSentence(folder: string, sentence: string): void {
  const page = path.join(folder, 'docs/clients/introduction.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8').trimEnd()}\n\n${sentence}\n`);
}

/** Adds copies of all guides, in no sidebar, each in a folder of its own: links between the pages of a folder stay inside. */
export function multiplyGuides(folder: string, times: number): void {
  const docs = path.join(folder, 'docs');
  const parts = readdirSync(docs);
  for (let copy = 2; copy <= times; copy++) {
    const target = path.join(docs, `copy${copy}`);
    for (const part of parts) cpSync(path.join(docs, part), path.join(target, part), {recursive: true});
    for (const file of readdirSync(target, {recursive: true, encoding: 'utf8'}))
      if (file.endsWith('.mdx')) unlist(path.join(target, file));
  }
}

function unlist(page: string): void {
  const text = readFileSync(page, 'utf8').replace(/^hide_from_sidebar:.*\n/m, '');
  writeFileSync(page, text.replace(/^---\n/, '---\nhide_from_sidebar: true\n'));
}
