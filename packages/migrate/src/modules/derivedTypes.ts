import type {Node} from '@babel/types';
import {evaluate} from '../values/evaluate.ts';
import type {Job} from '../rules/job.ts';
import {typeValue} from '../values/types.ts';

/** `ReturnType<SearchClient['initIndex']>` is the type of a name now. */
export function replaceDerivedType(node: Node, job: Job): void {
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier' || node.typeName.name !== 'ReturnType') return;
  const value = typeValue(node, job.program, (part) => evaluate(part, job.program));
  if (value?.kind !== 'index') return;
  job.edits.replace(node, 'string');
  job.reports.push({
    kind: 'changed',
    node,
    message: 'The type of an index is gone: it’s the name of the index now.',
    section: 'types',
  });
}
