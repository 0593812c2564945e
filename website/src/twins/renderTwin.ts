import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {type Processor, unified} from 'unified';
import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import type {FrontMatter} from '../docs/frontMatter.ts';
import {listRemarkPlugins, type MarkdownOptions} from '../markdown/markdown.ts';
import {plainMarkdown} from './plainMarkdown.ts';

/** A page of Markdown as Markdown that needs no pipeline: samples, tabs and admonitions written out. */
export type Twin = {frontMatter: FrontMatter; markdown: string};

export function createTwinRenderer(options: MarkdownOptions): (file: string, source: string) => Promise<Twin> {
  const reader = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(listRemarkPlugins(options))
    .use(plainMarkdown, {siteUrl: options.config.url});
  // A writer of its own: the reader's would escape what only MDX and directives give a meaning, such as the colon in 10:00.
  const writer = unified().use(remarkGfm).use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true});
  return async (file, source) => {
    const page = new VFile({path: file, value: source});
    const tree = await read(reader, page).catch((error: unknown) => nameFile(error, file));
    const {frontMatter} = page.data;
    if (!frontMatter) throw new Error(`${file} has no front matter.`);
    return {frontMatter, markdown: writer.stringify(tree)};
  };
}

async function read(reader: Processor<Root>, page: VFile): Promise<Root> {
  const tree = reader.parse(page);
  await reader.run(tree, page);
  return tree;
}

/** What the parser refuses does not say where it is. */
function nameFile(error: unknown, file: string): never {
  if (error instanceof VFileMessage && !error.file) error.message = `${file}: ${error.message}`;
  throw error;
}
