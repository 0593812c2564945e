import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';
import {VFile} from 'vfile';
import type {Plugin} from 'vite';
import type {CommandsConfig} from '../config/commandsConfig.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {admonitions} from './admonitions.ts';
import {codeBlocks} from './codeBlocks.ts';
import {commands} from './commands.ts';
import {diagrams} from './diagrams.ts';
import {describeDownloads, type Downloads} from './downloads.ts';
import {exportPage} from './exportPage.ts';
import {headings} from './headings.ts';
import {knownComponents} from './knownComponents.ts';
import {markdownLinks} from './markdownLinks.ts';
import {readMistake, renderMistakePage} from './mistakePage.ts';
import {readFrontMatter} from './readFrontMatter.ts';
import {samples} from './samples.ts';
import {snapshotNote} from './snapshotNote.ts';
import {taskLists} from './taskLists.ts';

export type MarkdownOptions = {
  siteFolder: string;
  config: SiteConfig;
  commandsConfig: CommandsConfig;
  downloads: Downloads;
};

/** What turns the text of a file into the text of a page, in order. It is the same for the page and for its Markdown twin. */
export function listRemarkPlugins({siteFolder, config, commandsConfig, downloads}: MarkdownOptions): PluggableList {
  return [
    remarkFrontmatter,
    readFrontMatter,
    remarkGfm,
    remarkDirective,
    [snapshotNote, {snapshot: commandsConfig.snapshot, basePath: config.docs.routeBasePath}],
    admonitions,
    [commands, {config: commandsConfig, basePath: config.docs.routeBasePath}],
    [describeDownloads, {downloads, siteUrl: config.url}],
    [samples, {samplesFolder: path.resolve(siteFolder, '../samples')}],
    [markdownLinks, {siteFolder, docs: config.docs}],
    knownComponents,
  ];
}

/** The Markdown pipeline: an MDX file in, a React component and what is known about the page out. */
export function markdown(options: MarkdownOptions): Plugin {
  const processor = createProcessor({
    remarkPlugins: listRemarkPlugins(options),
    rehypePlugins: [headings, taskLists, diagrams, codeBlocks, exportPage],
  });
  let isDev = false;
  return {
    name: 'markdown',
    enforce: 'pre',
    configResolved({command}) {
      isDev = command === 'serve';
    },
    async transform(source, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.mdx')) return undefined;
      const page = new VFile({path: file, value: source});
      try {
        const compiled = await processor.process(page);
        return {code: String(compiled), map: null};
      } catch (error) {
        if (!isDev) throw error;
        const mistake = readMistake(error, path.relative(options.siteFolder, file));
        this.environment.logger.error(`${mistake.place}\n  ${mistake.message}`);
        return {code: renderMistakePage(mistake, page), map: null};
      } finally {
        for (const sample of page.data.samples ?? []) this.addWatchFile(sample);
      }
    },
  };
}
