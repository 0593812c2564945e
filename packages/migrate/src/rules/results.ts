import type {Identifier, Node} from '@babel/types';
import type {Code} from '../edits/code.ts';
import {keyOf} from '../syntax/tree.ts';
import {parentOf, type Job} from './job.ts';
import type {FormerResult} from './newCall.ts';
import type {Position} from './position.ts';

/** How a field of version 4's result is read from a list of responses. */
const readers: Record<string, string> = {
  objectIDs: '.flatMap((response) => response.objectIDs)',
  taskIDs: '.map((response) => response.taskID)',
};

const adapters: Record<FormerResult, string> = {
  chunks: `.then((responses) => ({ objectIDs: responses${readers.objectIDs ?? ''}, taskIDs: responses${readers.taskIDs ?? ''} }))`,
  replacement: `.then(({ batchResponses }) => ({ objectIDs: batchResponses${readers.objectIDs ?? ''}, taskIDs: batchResponses${readers.taskIDs ?? ''} }))`,
  single: '.then(([response]) => ({ objectID: response?.objectIDs[0], taskID: response?.taskID }))',
};

/** Writes a call whose result has changed, and changes the code that reads the result, or the result. */
export function writeResult(base: Code, former: FormerResult | undefined, position: Position, job: Job): 'same' | 'adapted' {
  const {whole, outer, awaited, isUnused} = position;
  if (!former || isUnused) {
    job.edits.replace(whole, base);
    return 'same';
  }
  const parent = parentOf(outer, job);
  const isAwaitedList = former === 'chunks' && awaited !== undefined;
  if (isAwaitedList && parent?.type === 'VariableDeclarator' && parent.init === outer) {
    if (parent.id.type === 'Identifier' && readFields(parent.id, job)) {
      job.edits.replace(whole, base);
      return 'same';
    }
    const only = onlyField(parent.id);
    if (only) {
      job.edits.replace(parent.id, only.local);
      job.edits.replace(outer, ['(await ', base, ')', readers[only.field] ?? '']);
      return 'same';
    }
  }
  const reader =
    isAwaitedList && parent?.type === 'MemberExpression' && parent.object === outer ? readers[keyOf(parent) ?? ''] : undefined;
  if (reader && parent) {
    job.edits.replace(parent, ['(await ', base, ')', reader]);
    return 'same';
  }
  job.edits.replace(whole, [base, adapters[former]]);
  return 'adapted';
}

/** Changes every use of a variable that reads a known field. False: the variable is used otherwise, too. */
function readFields(name: Identifier, job: Job): boolean {
  const references = job.program.scopes.bindingOf(name)?.references ?? [];
  const reads = references.map((reference) => {
    const parent = parentOf(reference, job);
    return parent?.type === 'MemberExpression' && parent.object === reference && keyOf(parent) !== undefined ? parent : undefined;
  });
  if (!reads.every((read) => read && readers[keyOf(read) ?? ''])) return false;
  for (const read of reads) if (read) job.edits.replace(read, [read.object, readers[keyOf(read) ?? ''] ?? '']);
  return true;
}

function onlyField(pattern: Node): {field: string; local: Identifier} | undefined {
  const [property, ...others] = pattern.type === 'ObjectPattern' ? pattern.properties : [];
  if (property?.type !== 'ObjectProperty' || others.length > 0 || property.value.type !== 'Identifier') return undefined;
  const key = keyOf(property) ?? '';
  return readers[key] ? {field: key, local: property.value} : undefined;
}
