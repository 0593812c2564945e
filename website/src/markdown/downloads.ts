import {createHash} from 'node:crypto';
import type {Code, Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';
import {addUse} from './docUses.ts';

/** Scripts that the build makes for readers, by their name in the root of the site. */
export type Downloads = Record<string, () => Promise<string>>;

type Options = {downloads: Downloads; siteUrl: string};

/** Remark plugin: `<Download file="mock-api.mjs" />` becomes the ways to get the file, with its size and its hash. */
export function describeDownloads({downloads, siteUrl}: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Download') found.push(node);
    });
    const described = new Map<unknown, RootContent[]>();
    for (const node of found) described.set(node, await describeDownload(downloads, siteUrl, node, file));
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const content = described.get(node);
      if (content && parent && index !== undefined) parent.children.splice(index, 1, ...content);
    });
  };
}

async function describeDownload(
  downloads: Downloads,
  siteUrl: string,
  node: MdxJsxFlowElement,
  file: VFile,
): Promise<RootContent[]> {
  const attribute = node.attributes.find((other) => other.type === 'mdxJsxAttribute' && other.name === 'file');
  const name = typeof attribute?.value === 'string' ? attribute.value : '';
  const load = Object.hasOwn(downloads, name) ? downloads[name] : undefined;
  if (!load)
    file.fail(`<Download file="${name}"> isn't a file of the build. Files there: ${Object.keys(downloads).join(', ')}.`, node);
  addUse(file, 'downloads', name);
  return describeFile(name, siteUrl, Buffer.from(await load()));
}

function describeFile(name: string, siteUrl: string, content: Buffer): [Code, Paragraph] {
  const hash = createHash('sha256').update(content).digest('hex');
  return [
    {type: 'code', lang: 'bash', value: `curl -O ${siteUrl}/${name}`},
    {
      type: 'paragraph',
      children: [
        {type: 'text', value: 'Or download '},
        {
          type: 'link',
          url: `/${name}`,
          // Else a browser would show the script.
          data: {hProperties: {download: true}},
          children: [{type: 'inlineCode', value: name}],
        },
        {type: 'text', value: ` here: ${content.length.toLocaleString('en')} bytes, SHA-256 `},
        {type: 'inlineCode', value: hash},
        {type: 'text', value: '.'},
      ],
    },
  ];
}
