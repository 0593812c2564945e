import type {Link, Paragraph, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';
import type {CommandsConfig} from '../config/commandsConfig.ts';
import {docRoute} from '../docs/docRoute.ts';

type Snapshot = NonNullable<CommandsConfig['snapshot']>;

/**
 * Remark plugin: `<SnapshotNote />` becomes an admonition that says which state of the repository the page describes. It has to run
 * before the admonitions are read.
 */
export function snapshotNote({snapshot, basePath}: {snapshot: Snapshot | undefined; basePath: string}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'SnapshotNote' || !parent || index === undefined) return;
      if (!snapshot)
        file.fail('<SnapshotNote> needs "snapshot" in commands.ts: date, reason, repository, commit, changes.', node);
      parent.children[index] = describeSnapshot(snapshot, basePath);
    });
  };
}

function describeSnapshot({date, reason, repository, commit, changes}: Snapshot, basePath: string): ContainerDirective {
  const shortCommit = commit.slice(0, 10);
  return {
    type: 'containerDirective',
    name: 'info',
    children: [
      {...paragraph([text(`As of ${date}`)]), data: {directiveLabel: true}},
      paragraph([
        text('This page describes '),
        link(`${repository}/tree/${commit}`, [{type: 'inlineCode', value: shortCommit}]),
        text(`, a commit from ${date}: ${reason}. To read the code that it describes, run `),
        {type: 'inlineCode', value: `git checkout ${shortCommit}`},
        text(' in a full clone. To contribute, start from '),
        {type: 'inlineCode', value: 'main'},
        text(', where many commands and folders have other names: see '),
        link(`${docRoute(changes.page, undefined, basePath)}#${changes.heading}`, [text(changes.label)]),
        text('.'),
      ]),
    ],
  };
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

function link(url: string, children: Link['children']): Link {
  return {type: 'link', url, children};
}
