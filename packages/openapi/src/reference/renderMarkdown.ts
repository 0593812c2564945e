import type {Element, Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, {defaultSchema, type Options} from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {VFile} from 'vfile';

/** Nothing that acts, loads or looks like a part of the page. Images are left out: they could come from other origins. */
const allowed: Options = {
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'pre', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'code', 'em', 'strong', 'b', 'i', 'del', 'sub', 'sup', 'kbd'],
  ],
  attributes: {a: ['href', 'title'], ol: ['start']},
  protocols: {href: ['http', 'https', 'mailto']},
  strip: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'textarea', 'title', 'noscript', 'select'],
  ...(defaultSchema.ancestors && {ancestors: defaultSchema.ancestors}),
};

const markdownParser = unified().use(remarkParse).use(remarkGfm);
const htmlPipeline = unified()
  .use(remarkRehype, {allowDangerousHtml: true})
  .use(() => parseRawHtml)
  .use(() => arrangeHeadings)
  .use(rehypeSanitize, allowed)
  .use(() => wrapTables)
  .use(() => unwrapParagraph);
const htmlWriter = unified().use(rehypeStringify);

export function parseMarkdown(source: string): Root {
  return markdownParser.parse(source);
}

/** `above` is the level of the heading that the text stands below. */
export function renderTree(tree: Root, above = usualLevel): string {
  return htmlWriter.stringify(htmlPipeline.runSync(tree, new VFile({data: {above}})));
}

/** Most texts belong to an operation or a schema, whose name is a heading of this level. */
const usualLevel = 3;

/** Sanitised HTML. A text of one paragraph comes without its `<p>`: most do, and a page has thousands of them. */
export function renderMarkdown(source = '', above = usualLevel): string {
  if (isPlain(source)) return source.trim();
  const key = `${above} ${source}`;
  const known = rendered.get(key) ?? renderTree(parseMarkdown(source), above);
  rendered.set(key, known);
  return known;
}

/**
 * Whether a text is one paragraph without any markup, as half of the texts in large documents are. To parse them would take a third of the
 * time that their reference takes.
 */
export function isPlain(source: string): boolean {
  return /^[A-Za-z][A-Za-z0-9 ,.;:()'"%/-]*$/.test(source) && !/www\.|:\/\//i.test(source);
}

/** The words alone. */
export function readText(source: string): string {
  const known = texts.get(source) ?? joinWords(parseMarkdown(source));
  texts.set(source, known);
  return known;
}

function joinWords({children}: Root): string {
  const blocks = children.map((block) => toString(block, {includeHtml: false}));
  return blocks.join(' ').replaceAll(/\s+/g, ' ').trim();
}

const startsBlock = /^<(p|hr|blockquote|ul|ol|dl|pre|h\d|div)\b/;

/** A text, and after it another one that needs words to lead to it. Without the first, it stands for itself. */
export function joinHtml(first: string, lead: string, second: string): string {
  if (!first || !second) return first || second;
  const [start, end] = [first, second].map((html) => startsBlock.test(html));
  return (start ? first : `<p>${first}</p>`) + (end ? `<p>${lead.trim()}</p>${second}` : `<p>${lead}${second}</p>`);
}

/** Specs repeat themselves, copies of shared parts above all. */
const rendered = new Map<string, string>();
const texts = new Map<string, string>();

const parseRaw = rehypeRaw();

/** Few texts have HTML in them, and to look for it means to parse the whole text again. */
function parseRawHtml(tree: HtmlRoot, file: VFile): HtmlRoot {
  let count = 0;
  visit(tree, 'raw', () => {
    count += 1;
  });
  return count > 0 ? parseRaw(tree, file) : tree;
}

/** Headings go on from the one above the text, and leave out no level, whatever their author began with. */
function arrangeHeadings(tree: HtmlRoot, {data}: VFile): void {
  const above = Number(data.above);
  const headings: {element: Element; level: string}[] = [];
  visit(tree, 'element', (element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level) headings.push({element, level});
  });
  const levels = [...new Set(headings.map(({level}) => level))].sort();
  for (const {element, level} of headings) element.tagName = `h${Math.min(6, above + 1 + levels.indexOf(level))}`;
}

/** A table scrolls inside its own box on a phone, and is reached by keyboard for that reason. */
function wrapTables(tree: HtmlRoot): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || index === undefined || !parent) return undefined;
    const properties = {tabIndex: 0, role: 'group', ariaLabel: 'Table'};
    parent.children[index] = {type: 'element', tagName: 'div', properties, children: [element]};
    return SKIP;
  });
}

function unwrapParagraph(tree: HtmlRoot): void {
  const [only, ...others] = tree.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  if (only?.type === 'element' && only.tagName === 'p' && others.length === 0) tree.children = only.children;
}
