import type {BlockContent, Code, Paragraph, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';
import type {Command, CommandsConfig} from '../config/commandsConfig.ts';
import {docRoute} from '../docs/docRoute.ts';

/** Remark plugin: `<Command name="generate" />` becomes what commands.ts says about it, `<CommandList />` a table of all. */
export function commands({config, basePath}: {config: CommandsConfig; basePath: string}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.name === 'Command') parent.children.splice(index, 1, ...(describeCommand(config, node, file) as RootContent[]));
      if (node.name === 'CommandList') parent.children.splice(index, 1, listCommands(config, basePath));
    });
  };
}

function describeCommand(config: CommandsConfig, node: MdxJsxFlowElement, file: VFile): BlockContent[] {
  const [attribute] = node.attributes;
  const isName = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'name';
  const name = isName && typeof attribute.value === 'string' ? attribute.value : '';
  const command = config.commands[name];
  if (!command) {
    const known = Object.keys(config.commands).join(', ');
    file.fail(`<Command name="${name}"> is not in commands.ts. Commands there: ${known}.`, node);
  }
  const {usage, does, changes, examples} = command;
  return [
    paragraph(does),
    shell(usage),
    ...describeInputs(config, command),
    ...(changes === undefined ? [] : [paragraph(changes)]),
    ...examples.map((example) => shell(example.run, example.does)),
  ];
}

function describeInputs(config: CommandsConfig, command: Command): Table[] {
  const args = command.arguments.flatMap((key) => config.arguments[key] ?? []);
  const options = command.options.flatMap((key) => config.options[key] ?? []);
  if (args.length + options.length === 0) return [];
  return [
    table(
      ['Argument or option', 'Meaning', 'Values', 'If left out'],
      [
        ...args.map(({name, means, values, initial}) => [
          `\`${name}\``,
          means,
          values.map((value) => `\`${value}\``).join(', '),
          initial === undefined ? '' : `\`${initial}\``,
        ]),
        ...options.map(({flags, means}) => [flags.replaceAll(/[^\s,]+/g, '`$&`'), means, '', '']),
      ],
    ),
  ];
}

function listCommands({commands: all}: CommandsConfig, basePath: string): Table {
  const rows = Object.values(all).map(({usage, does, page, heading}): TableRow => {
    const link = {
      type: 'link' as const,
      url: `${docRoute(page, undefined, basePath)}#${heading}`,
      children: phrase(`\`${usage}\``),
    };
    return row([[link], phrase(does)]);
  });
  return {type: 'table', children: [row([phrase('Command'), phrase('What it does')]), ...rows]};
}

function table(head: string[], rows: string[][]): Table {
  return {type: 'table', children: [head, ...rows].map((cells) => row(cells.map(phrase)))};
}

function row(cells: PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

function shell(value: string, title?: string): Code {
  return {type: 'code', lang: 'bash', value, ...(title === undefined ? {} : {meta: `title="${title.replaceAll(/["`]/g, '')}"`})};
}

function paragraph(text: string): Paragraph {
  return {type: 'paragraph', children: phrase(text)};
}

/** Names in backticks are code. */
function phrase(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index): PhrasingContent => ({type: index % 2 === 1 ? 'inlineCode' : 'text', value}))
    .filter(({type, ...node}) => type === 'inlineCode' || ('value' in node && node.value !== ''));
}
