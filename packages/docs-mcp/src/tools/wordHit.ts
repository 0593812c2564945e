import type {Hit} from '@docs/docs-search/engine';
import type {Library} from '../content/library.ts';
import {unpackText} from '../content/packText.ts';
import {cutLine, firstSentence} from '../markdown/cutText.ts';
import {findSection, listSections} from '../markdown/sections.ts';

const excerptLength = 220;

/** Titles from the page down, where it is, and what it says. */
export function wordHit(library: Library, {url, hierarchy, address, content}: Hit): string {
  const {lvl0, lvl1, ...below} = hierarchy;
  const titles = [...(lvl0 === lvl1 ? [] : [lvl0]), lvl1, ...Object.values(below).filter((title) => title !== null)];
  const operation = address ? ` (${address.method} ${address.path})` : '';
  const excerpt = isSentence(content) ? content : (readStart(library, url) ?? content ?? '');
  return `${titles.join(' › ')}${operation}\n   ${url}${excerpt === '' ? '' : `\n   ${cutLine(excerpt, excerptLength)}`}`;
}

/** Names in code are found as well, but alone they say little. */
function isSentence(text: string | null): text is string {
  return text !== null && /[a-z]{2,} [a-z]+ [a-z]+/i.test(text) && !text.endsWith(':');
}

/** What a section starts with: the first sentence about an operation, or the first paragraph of a guide's section. */
function readStart(library: Library, url: string): string | undefined {
  const [route, id] = url.split('#');
  if (library.apis.some((api) => api.route === route)) return readOperation(library, url);
  const page = library.pages.find((one) => one.route === route);
  if (!page || id === undefined) return page?.description;
  const markdown = unpackText(page.markdown);
  const section = findSection(listSections(markdown), id);
  const paragraphs = section && markdown.slice(section.start, section.end).split('\n\n').slice(1);
  return paragraphs?.find((text) => /^[A-Z]/.test(text) && isSentence(text))?.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

function readOperation(library: Library, url: string): string | undefined {
  const operation = library.loadOperations().find(({api, value}) => `${api.route}#operation/${value.operationId}` === url);
  return operation && firstSentence(operation.value.description ?? '');
}
