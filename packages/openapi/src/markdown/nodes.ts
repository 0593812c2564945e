import type {
  BlockContent,
  Blockquote,
  Code,
  Emphasis,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
} from 'mdast';

/** What a Markdown document is made of. Text is plain here: what would read as Markdown is escaped when the tree is written. */
export type Block = BlockContent;

/** A piece of a sentence. */
export type Phrase = PhrasingContent | string;

function toPhrasing(words: Phrase[]): PhrasingContent[] {
  return words
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? {type: 'text', value: onOneLine(part)} : part));
}

/** A blank line would end the paragraph, or the code, that the text stands in. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n]\s*/g, ' ');
}

export function heading(depth: 1 | 2 | 3 | 4, ...words: Phrase[]): Heading {
  return {type: 'heading', depth, children: toPhrasing(words)};
}

export function paragraph(...words: Phrase[]): Paragraph {
  return {type: 'paragraph', children: toPhrasing(words)};
}

export function blockQuote(...words: Phrase[]): Blockquote {
  return {type: 'blockquote', children: [paragraph(...words)]};
}

/** No blank lines between entries: they are short and many. */
export function list(entries: Block[][]): List {
  return {
    type: 'list',
    spread: false,
    children: entries.map((children) => ({type: 'listItem', spread: !isTight(children), children})),
  };
}

/** A list may follow the entry's first line at once; anything else needs a blank line. */
function isTight([, ...others]: Block[]): boolean {
  return others.every(({type}, index) => type === 'list' && index === 0);
}

export function codeBlock(lang: string, value: string): Code {
  return {type: 'code', lang, value};
}

export function inlineCode(value: string): InlineCode {
  return {type: 'inlineCode', value: onOneLine(value)};
}

export function strong(value: string): Strong {
  return {type: 'strong', children: toPhrasing([value])};
}

export function emphasis(value: string): Emphasis {
  return {type: 'emphasis', children: toPhrasing([value])};
}

export function link(url: string, ...words: Phrase[]): Link {
  return {type: 'link', url, children: toPhrasing(words)};
}
