import type {Node} from '@babel/types';
import type {Code, Field} from '../edits/code.ts';
import {rangeOf} from '../syntax/tree.ts';
import type {Call} from '../values/parameters.ts';
import type {Job} from './job.ts';

/** Comments between the arguments that no moved part contains go to the head of the new arguments. */
export function keepComments(node: Call, base: Code, job: Job): void {
  const {start, end} = rangeOf(node);
  const inside = job.program.comments.map(spanOf).filter((comment) => comment.start >= start && comment.end <= end);
  const first = inside.length > 0 ? findObject(base) : undefined;
  if (!first) return;
  const edits = job.edits.list.filter((edit) => edit.start >= start && edit.end <= end);
  const moved = [base, ...edits.map(({code}) => code)].flatMap(nodesIn).map(rangeOf);
  const lost = inside.filter((comment) => !moved.some((range) => range.start <= comment.start && range.end >= comment.end));
  const fields = first.fields as Field[];
  fields.unshift(...lost.map((comment): Field => ({comment: job.program.text.slice(comment.start, comment.end)})));
}

function spanOf({start, end}: {start?: number | undefined; end?: number | undefined}): {start: number; end: number} {
  return {start: start ?? 0, end: end ?? 0};
}

function nodesIn(code: Code): Node[] {
  if (typeof code === 'string') return [];
  if (Array.isArray(code)) return (code as Code[]).flatMap(nodesIn);
  if ('type' in code) return [code];
  if (!('kind' in code)) return [];
  if (code.kind === 'arguments') return code.list.flatMap(nodesIn);
  return code.fields.flatMap((part) =>
    'same' in part ? [part.same] : 'spread' in part ? nodesIn(part.spread) : 'value' in part ? nodesIn(part.value) : [],
  );
}

function findObject(code: Code): {fields: readonly Field[]} | undefined {
  if (typeof code === 'string') return undefined;
  if (Array.isArray(code)) return (code as Code[]).map(findObject).find((found) => found !== undefined);
  if ('type' in code || !('kind' in code)) return undefined;
  return code.kind === 'object' ? code : code.list.map(findObject).find((found) => found !== undefined);
}
