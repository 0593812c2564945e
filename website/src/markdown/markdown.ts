import mdx from '@mdx-js/rollup';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
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
  return {
    enforce: 'pre',
    ...(mdx({
      remarkPlugins: [
        remarkFrontmatter,
        readFrontMatter,
        remarkGfm,
        remarkDirective,
        admonitions,
        [markdownLinks, {siteFolder, docs: config.docs}],
      ],
      rehypePlugins: [headings, codeBlocks, exportPage],
    }) as Plugin),
  };
}
