import type {Viz} from '@viz-js/viz';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';
import {parseMeta} from './codeBlocks.ts';

/**
 * Sizes are points of 4/3 px. Colours and the size of letters come from src/content/diagram.css: Graphviz does not know the font, so it
 * makes room for larger letters than are shown.
 */
const defaults = {
  graphAttributes: {bgcolor: 'transparent', fontname: 'Helvetica', fontsize: 13, nodesep: 0.25, ranksep: 0.4, pad: 0.02},
  nodeAttributes: {shape: 'box', style: 'rounded', fontname: 'Helvetica', fontsize: 13, margin: '0.1,0.05', height: 0.4},
  edgeAttributes: {fontname: 'Helvetica', fontsize: 12, arrowsize: 0.7},
};

/** Rehype plugin: a fence of the language `dot` becomes a drawing. Graphviz is loaded for pages that have one. */
export function diagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    let graphviz: Viz | undefined;
    for (const {pre, code, replace} of listDiagrams(tree)) {
      const {title} = parseMeta(code.data?.meta ?? '');
      if (title === undefined) file.fail('A diagram needs a title that says what it shows: ```dot title="…".', pre);
      graphviz ??= await loadGraphviz();
      const result = graphviz.render(toString(code), {format: 'svg', ...defaults});
      if (result.status === 'failure') {
        const reasons = result.errors.map(({message}) => message.trim()).join('; ');
        file.fail(`The diagram cannot be drawn: ${reasons}. It is Graphviz DOT: digraph { a -> b }.`, pre);
      }
      replace({
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: [{type: 'mdxJsxAttribute', name: 'title', value: title}],
        children: [dressDrawing(result.output, title)],
      });
    }
  };
}

type Diagram = {pre: Element; code: Element; replace: (drawing: MdxJsxFlowElementHast) => void};

function listDiagrams(tree: Root): Diagram[] {
  const found: Diagram[] = [];
  visit(tree, 'element', (pre, index, parent) => {
    const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
    if (code?.type !== 'element' || !isDot(code) || !parent || index === undefined) return;
    found.push({pre, code, replace: (drawing) => (parent.children[index] = drawing)});
  });
  return found;
}

async function loadGraphviz(): Promise<Viz> {
  const {instance} = await import('@viz-js/viz');
  return instance();
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
