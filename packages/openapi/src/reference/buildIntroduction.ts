import type {Claim} from './anchors.ts';
import {escapeHtml} from './codeHtml.ts';
import {renderMarkdown} from './renderMarkdown.ts';

/**
 * What a document says about its API. Headings have the ids that they have in Redoc, `section/Errors/Rate-limits`: texts of such documents
 * lead there.
 */
export function buildIntroduction(description: string | undefined, claim: Claim): string {
  let around: {level: number; words: string}[] = [];
  return renderMarkdown(description, 1).replaceAll(/<h([2-6])>(.*?)<\/h\1>/gs, (_, digit: string, inner: string) => {
    const level = Number(digit);
    around = [...around.filter((heading) => heading.level < level), {level, words: readWords(inner)}];
    const id = claim([], 'section', ...around.map(({words}) => words));
    return `<h${level} id="${escapeHtml(id).replaceAll('"', '&quot;')}">${inner}</h${level}>`;
  });
}

/** The text of sanitised HTML. */
function readWords(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
