import type {Blockquote, Code, Heading, Paragraph, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';

/** Where the setup of a language was shown: it is the same for all samples of a page. */
type Seen = Set<string>;

/** Remark plugin: what is more than Markdown (tabs, admonitions, samples, diagrams) becomes Markdown that says the same. */
export function plainMarkdown({siteUrl}: {siteUrl: string}) {
  return (tree: Root, file: VFile): void => {
    const {title, description} = file.data.frontMatter ?? {};
    const seen: Seen = new Set();
    const content = tree.children.filter(({type}) => type !== 'yaml').flatMap((node) => plain(node, file, seen));
    tree.children = [heading(title ?? ''), quote([paragraph(description ?? '')]), ...content];
    // Text that is pasted elsewhere still leads here.
    visit(tree, 'link', (link) => {
      if (link.url.startsWith('/')) link.url = new URL(link.url, siteUrl).href;
    });
  };
}

function plain(node: RootContent, file: VFile, seen: Seen): RootContent[] {
  if (node.type === 'containerDirective') return [plainAdmonition(node, file, seen)];
  // An element of HTML is for the eye; its text is for everybody.
  if ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && /^[a-z]/.test(node.name ?? ''))
    return node.children.flatMap((child) => plain(child, file, seen));
  if (node.type === 'mdxJsxFlowElement') return plainElement(node, file, seen);
  if (node.type === 'code') return plainCode(node);
  if (/^mdx/.test(node.type)) file.fail(`Cannot write this as Markdown. Use what CONTRIBUTING.md lists.`, node);
  if ('children' in node) return [{...node, children: node.children.flatMap((child) => plain(child, file, seen))} as RootContent];
  return [node];
}

function plainElement(node: MdxJsxFlowElement, file: VFile, seen: Seen): RootContent[] {
  const inner = (): RootContent[] => node.children.flatMap((child) => plain(child, file, seen));
  switch (node.name) {
    case 'Tabs':
    case 'FilterRows':
    case 'SampleBlock':
      return inner();
    case 'TabItem':
      return [label(readAttribute(node, 'label')), ...inner()];
    case 'SampleNotes':
      return plainNotes(node, seen);
    case 'MigrationAssistant':
      return [paragraph('In a browser, this page migrates the file that you paste there. Anywhere else, use the command.')];
    default:
      return file.fail(`<${node.name}> cannot be written as Markdown. Add it to src/twins/plainMarkdown.ts.`, node);
  }
}

/** What was checked, and, the first time, what the samples of a language need before them. */
function plainNotes(node: MdxJsxFlowElement, seen: Seen): RootContent[] {
  const checked = readAttribute(node, 'checked');
  const [setup] = node.children;
  const isNew = setup?.type === 'code' && !seen.has(setup.value);
  if (setup?.type === 'code') seen.add(setup.value);
  return [
    ...(checked === '' ? [] : [emphasis(checked)]),
    ...(isNew ? [paragraph('Imports and client:'), ...plainCode(setup)] : []),
  ];
}

function plainAdmonition({name, data, children}: ContainerDirective, file: VFile, seen: Seen): Blockquote {
  const title = data?.hProperties?.title;
  const kind = name.slice(0, 1).toUpperCase() + name.slice(1);
  return quote([
    label(typeof title === 'string' ? `${kind}: ${title}` : kind),
    ...children.flatMap((child) => plain(child, file, seen)),
  ]);
}

/** Marked lines and types are for the eye. A drawing is told by its title, and its source says the rest. */
function plainCode({lang, meta, value}: Code): RootContent[] {
  const [, title] = /title="([^"]*)"/.exec(meta ?? '') ?? [];
  const code: Code = {type: 'code', lang: lang ?? null, value};
  if (title === undefined) return [code];
  return [paragraph(lang === 'dot' ? `Diagram: ${title}` : `${title.replace(/[.:]$/, '')}:`), code];
}

function readAttribute({attributes}: MdxJsxFlowElement, name: string): string {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

function heading(text: string): Heading {
  return {type: 'heading', depth: 1, children: [{type: 'text', value: text}]};
}

function paragraph(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]};
}

function label(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value}]}]};
}

function emphasis(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'emphasis', children: [{type: 'text', value}]}]};
}

function quote(children: RootContent[]): Blockquote {
  return {type: 'blockquote', children: children as Blockquote['children']};
}
