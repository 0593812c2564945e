import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import type {FrontMatter} from '../markdown/frontMatter.ts';
import {listRemarkPlugins, type MarkdownOptions} from '../markdown/markdown.ts';
import {plainMarkdown} from './plainMarkdown.ts';

/** A page of Markdown as Markdown that needs no pipeline: samples, tabs and admonitions written out. */
export type Twin = {frontMatter: FrontMatter; markdown: string};

export function createTwinRenderer(options: MarkdownOptions): (file: string, source: string) => Promise<Twin> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(listRemarkPlugins(options))
    .use(plainMarkdown, {siteUrl: options.config.url})
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true});
  return async (file, source) => {
    const page = await processor.process(new VFile({path: file, value: source})).catch((error: unknown) => nameFile(error, file));
    const {frontMatter} = page.data;
    if (!frontMatter) throw new Error(`${file} has no front matter.`);
    return {frontMatter, markdown: String(page)};
  };
}

/** What the parser refuses does not say where it is. */
function nameFile(error: unknown, file: string): never {
  if (error instanceof VFileMessage && !error.file) error.message = `${file}: ${error.message}`;
  throw error;
}
