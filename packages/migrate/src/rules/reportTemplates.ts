import type {Node} from '@babel/types';
import {keyOf, rangeOf} from '../syntax/tree.ts';
import {valueOf, type Job} from './job.ts';

/** A template can call methods of what its script declares. */
export function reportTemplates(job: Job): void {
  const {hasTemplate, text, tree} = job.program;
  if (!hasTemplate) return;
  const written = new Set(tree.nodes.map((node) => rangeOf(node).start));
  for (const name of new Set(tree.nodes.flatMap((node) => heldName(node, job)))) {
    const calls = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\??\\.\\w+\\([^"}]*`, 'g');
    for (const {0: match, index: start} of text.matchAll(calls)) {
      if (written.has(start)) continue;
      const [called = ''] = match.split('(');
      job.reports.push({
        kind: 'todo',
        node: {start, end: start + match.length},
        message: `The template calls \`${called}\`: change it as the script was changed.`,
        section: 'from-old-call-to-new-call',
      });
    }
  }
}

/** The name of a variable or of a field that holds an index or a client. */
function heldName(node: Node, job: Job): string[] {
  const name =
    node.type === 'ObjectProperty'
      ? keyOf(node)
      : node.type === 'VariableDeclarator' && node.id.type === 'Identifier'
        ? node.id.name
        : undefined;
  const value = node.type === 'ObjectProperty' ? node.value : node.type === 'VariableDeclarator' ? node.init : undefined;
  const kind = name === undefined ? undefined : valueOf(value, job)?.kind;
  return name !== undefined && (kind === 'index' || kind === 'client') ? [name] : [];
}
