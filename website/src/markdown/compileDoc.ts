import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {Node} from 'unist';
import {VFile} from 'vfile';
import type {DocHeading} from '../docs/doc.ts';
import {createTwinWriter} from '../twins/writeTwin.ts';
import {codeBlocks, type HighlightAll} from './codeBlocks.ts';
import {diagrams} from './diagrams.ts';
import type {DocUses} from './docUses.ts';
import {headings} from './headings.ts';
import {listRemarkPlugins, type VersionOptions} from './remarkPlugins.ts';
import {taskLists} from './taskLists.ts';

/** A page's text, ready to be rendered, and what was read on the way. */
export type CompiledDoc = {
  /** The body of a function that returns the React component; src/pages/renderPage.tsx runs it. */
  code: string;
  headings: DocHeading[];
  /** The page as plain Markdown. */
  twin: string;
  /** What it was made from beside its own text. */
  uses: DocUses;
};

export type DocCompiler = (file: string, source: string) => Promise<CompiledDoc>;

/** The Markdown pipeline of one version of the docs: an MDX file in, a React component and a Markdown twin out. Text is read once for both. */
export function createDocCompiler(options: VersionOptions, highlightAll?: HighlightAll): DocCompiler {
  const writeTwin = createTwinWriter(options.config.url);
  const processor = createProcessor({
    outputFormat: 'function-body',
    remarkPlugins: [parseOnce, ...listRemarkPlugins(options), keepText],
    rehypePlugins: [headings, taskLists, diagrams, [codeBlocks, {highlightAll}]],
  });
  return async (file, source) => {
    const page = new VFile({path: file, value: source});
    const code = String(await processor.process(page));
    const {text, headings: found = [], uses} = page.data;
    if (!text || !uses) throw new Error(`${file} was not read by all plugins.`);
    return {code, headings: found, twin: writeTwin(text, page), uses};
  };
}

/** The last text, as the syntax of all versions reads it. They share most pages, and reading one takes as long as all that follows. */
let last: {text: string; tree: Node} | undefined;

/** Remark plugin: a text is read once for all versions. Other plugins change the tree that they are given, so each gets one of its own. */
function parseOnce(this: Processor): void {
  const {parser} = this;
  if (!parser) throw new Error('This plugin needs a parser before it.');
  this.parser = (text, file) => {
    if (last?.text !== text) last = {text, tree: parser(text, file)};
    return structuredClone(last.tree);
  };
}

declare module 'vfile' {
  interface DataMap {
    /** The page as Markdown, once all plugins have changed it. */
    text: Root;
  }
}

function keepText() {
  return (tree: Root, file: VFile): void => {
    file.data.text = tree;
  };
}
