import {createProcessor} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import type {Plugin} from 'vite';
import type {SiteConfig} from '../config/siteConfig.ts';
import {admonitions} from './admonitions.ts';
import {codeBlocks} from './codeBlocks.ts';
import {exportPage} from './exportPage.ts';
import {readFrontMatter} from './frontMatter.ts';
import {headings} from './headings.ts';
import {markdownLinks} from './markdownLinks.ts';

/** The Markdown pipeline: an MDX file in, a React component and what is known about the page out. */
export function markdown(siteFolder: string, config: SiteConfig): Plugin {
  const processor = createProcessor({
    remarkPlugins: [
      remarkFrontmatter,
      readFrontMatter,
      remarkGfm,
      remarkDirective,
      admonitions,
      [markdownLinks, {siteFolder, docs: config.docs}],
    ],
    rehypePlugins: [headings, codeBlocks, exportPage],
  });
  return {
    name: 'markdown',
    enforce: 'pre',
    async transform(source, id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.mdx')) return undefined;
      return {code: String(await processor.process(new VFile({path, value: source}))), map: null};
    },
  };
}
