import {readFileSync} from 'node:fs';
import path from 'node:path';
import commands from '../commands.ts';
import sidebars from '../sidebars.ts';
import type {SidebarItemConfig} from '../src/config/sidebarsConfig.ts';
import {builtSite, docs, expect, test} from './test.ts';

const {snapshot} = commands;
/** Pages about this site and what it's made with. */
const ownPages = ['/docs/contributing/this-site', '/docs/contributing/reference-of-any-api'];
const routes = (sidebars.automation?.items ?? []).flatMap(listIds).map((id) => `/docs/${id}`);
const pages = routes.filter((route) => !ownPages.includes(route));
const read = (file: string): string => readFileSync(path.join(builtSite, file), 'utf8');

function listIds(item: SidebarItemConfig): string[] {
  if (typeof item === 'string') return [item];
  return item.type === 'category' ? item.items.flatMap(listIds) : [];
}

for (const route of pages) {
  test(`${route} says at the top which state of the repository it describes, and so does its twin`, async ({page}) => {
    await page.goto(route);
    const note = page.locator('article').getByRole('note', {name: `As of ${snapshot?.date}`});
    await expect(note).toHaveCount(1);
    await expect(note).toContainText(`git checkout ${snapshot?.commit.slice(0, 10)}`);
    await expect(note.getByRole('link').first()).toHaveAttribute('href', `${snapshot?.repository}/tree/${snapshot?.commit}`);
    expect(await note.evaluate((element) => element.matches('h2 ~ *'))).toBe(false);
    await expect(page.getByRole('navigation', {name: 'On this page'}).getByText(/As of/)).toHaveCount(0);
    expect(read(`${route}.md`).split(`**Info: As of ${snapshot?.date}**`)).toHaveLength(2);
  });
}

test('pages about this site describe no other repository', () => {
  expect(routes).toEqual(expect.arrayContaining(ownPages));
  for (const route of ownPages) expect(read(`${route}.md`)).not.toContain('As of');
});

test('links into a repository name a commit or a tag, because branches move and go away', () => {
  const links = routes.flatMap((route) => [...read(`${route}.md`).matchAll(/https:\/\/github\.com\/[^\s)]+/g)].map(String));
  const pinned = links.filter((link) => /\/(tree|blob)\//.test(link));
  expect(pinned).not.toEqual([]);
  expect(pinned.filter((link) => !/\/(tree|blob)\/([\da-f]{40}|\d+\.\d+\.\d+[\w.-]*)(\/|$)/.test(link))).toEqual([]);
});

test('tables of problems have the same headings on all contributor pages', () => {
  for (const {file, route} of docs.filter((doc) => routes.includes(doc.route))) {
    const parts = readFileSync(file, 'utf8').split(/^## /m);
    const part = parts.find((text) => /^(What can go wrong|When a step fails)\n/.test(text));
    if (part) expect(part, route).toMatch(/^\| Problem +\| Cause +\| Solution +\|$/m);
  }
});
