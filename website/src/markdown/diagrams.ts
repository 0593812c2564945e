import {instance} from '@viz-js/viz';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import type {} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseMeta} from './codeBlocks.ts';

const graphviz = await instance();

/**
 * Sizes are points of 4/3 px. Colours and the size of letters come from src/content/diagram.css: Graphviz does not know the font, so it
 * makes room for larger letters than are shown.
 */
const defaults = {
  graphAttributes: {bgcolor: 'transparent', fontname: 'Helvetica', fontsize: 13, nodesep: 0.25, ranksep: 0.4, pad: 0.02},
  nodeAttributes: {shape: 'box', style: 'rounded', fontname: 'Helvetica', fontsize: 13, margin: '0.1,0.05', height: 0.4},
  edgeAttributes: {fontname: 'Helvetica', fontsize: 12, arrowsize: 0.7},
};

/** Rehype plugin: a fence of the language `dot` becomes a drawing. */
export function diagrams() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
      if (code?.type !== 'element' || !isDot(code) || !parent || index === undefined) return undefined;
      const {title} = parseMeta(code.data?.meta ?? '');
      if (title === undefined) file.fail('A diagram needs a title that says what it shows: ```dot title="…".', pre);
      const result = graphviz.render(toString(code), {format: 'svg', ...defaults});
      if (result.status === 'failure') {
        const reasons = result.errors.map(({message}) => message.trim()).join('; ');
        file.fail(`The diagram cannot be drawn: ${reasons}. It is Graphviz DOT: digraph { a -> b }.`, pre);
      }
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: [{type: 'mdxJsxAttribute', name: 'title', value: title}],
        children: [dressDrawing(result.output, title)],
      };
      return SKIP;
    });
  };
}

function isDot({tagName, properties: {className}}: Element): boolean {
  return tagName === 'code' && Array.isArray(className) && className.includes('language-dot');
}

/** Takes colours, fonts and the names of nodes out of Graphviz's output, and gives it a name. */
function dressDrawing(svg: string, title: string): Element {
  const [drawing] = fromHtml(svg, {fragment: true}).children.filter((child) => child.type === 'element');
  if (!drawing) throw new Error('Graphviz returned no drawing.');
  const [, , width = 0, height = 0] = String(drawing.properties.viewBox).split(' ').map(Number);
  const size = {width: Math.round((width * 4) / 3), height: Math.round((height * 4) / 3)};
  visit(drawing, 'element', (element) => {
    element.children = element.children.filter(
      (child) => child.type !== 'comment' && !(child.type === 'element' && child.tagName === 'title'),
    );
    const kept = Object.entries(element.properties).filter(
      ([name]) => !['fill', 'stroke', 'fontFamily', 'fontSize', 'id'].includes(name),
    );
    element.properties = Object.fromEntries(kept);
  });
  drawing.properties = {viewBox: drawing.properties.viewBox ?? '', ...size, role: 'img', ariaLabel: title};
  return drawing;
}
