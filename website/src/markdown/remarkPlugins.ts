import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';
import type {CommandsConfig} from '../config/commandsConfig.ts';
import type {DocsVersionConfig, SiteConfig} from '../config/siteConfig.ts';
import {admonitions} from './admonitions.ts';
import {commands} from './commands.ts';
import {noteUses} from './docUses.ts';
import {describeDownloads, type Downloads} from './downloads.ts';
import {knownComponents} from './knownComponents.ts';
import {markdownLinks} from './markdownLinks.ts';
import {onlyVersion} from './onlyVersion.ts';
import {readFrontMatter} from './readFrontMatter.ts';
import {samplesFolder} from './sampleFiles.ts';
import {samples} from './samples.ts';
import {snapshotNote} from './snapshotNote.ts';

export type MarkdownOptions = {
  siteFolder: string;
  config: SiteConfig;
  commandsConfig: CommandsConfig;
  downloads: Downloads;
};

/** What pages of one version of the docs are made with. */
export type VersionOptions = MarkdownOptions & {version: DocsVersionConfig};

/** What turns the text of a file into the text of a page, in order. */
export function listRemarkPlugins({siteFolder, config, commandsConfig, downloads, version}: VersionOptions): PluggableList {
  return [
    noteUses,
    remarkFrontmatter,
    readFrontMatter,
    remarkGfm,
    remarkDirective,
    [onlyVersion, {version: version.name, versions: config.docs.versions.map(({name}) => name)}],
    [snapshotNote, {snapshot: commandsConfig.snapshot, basePath: config.docs.routeBasePath}],
    admonitions,
    [commands, {config: commandsConfig, basePath: config.docs.routeBasePath}],
    [describeDownloads, {downloads, siteUrl: config.url}],
    [samples, {samplesFolder: samplesFolder(siteFolder), version}],
    [markdownLinks, {siteFolder, docs: config.docs, version}],
    knownComponents,
  ];
}
