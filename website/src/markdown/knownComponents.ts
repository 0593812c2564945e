import type {Root} from 'mdast';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';
import {pageComponents} from './pageComponents.ts';

/** What pages may write, and other plugins replace before this one looks. */
const replaced = ['Command', 'CommandList', 'Download', 'Only', 'Sample', 'SnapshotNote'];

/** Remark plugin: a component that there isn't is named with its line. React would only notice when it renders the page. */
export function knownComponents() {
  return (tree: Root, file: VFile): void => {
    const known = new Set<string>([...pageComponents, ...replaced]);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('name' in node) || node.name === null || !/^[A-Z]/.test(node.name) || known.has(node.name)) return;
      const names = [...known].sort().join(', ');
      file.fail(
        `There is no component <${node.name}>. Components: ${names}. Fix the name, or see CONTRIBUTING.md to add one.`,
        node,
      );
    });
  };
}
