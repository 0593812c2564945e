import {Worker} from 'node:worker_threads';
import type {CodeText, HighlightAll, HighlightedCode} from '../markdown/codeBlocks.ts';

export type HighlightRequest = {id: number; texts: CodeText[]};
export type HighlightAnswer = {id: number} & ({code: HighlightedCode[]} | {problem: string});

type Waiting = {resolve: (code: HighlightedCode[]) => void; reject: (error: Error) => void};

/** Highlights code beside this thread, which reads pages and bundles code meanwhile. It's started when there is some. */
export function createHighlightThread(program: string): HighlightAll {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;
  const start = (): Worker => {
    worker ??= new Worker(program).on('message', (answer: HighlightAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('code' in answer) asked?.resolve(answer.code);
      else asked?.reject(new Error(answer.problem));
    });
    return worker;
  };
  return (texts) =>
    new Promise((resolve, reject) => {
      if (texts.length === 0) return resolve([]);
      waiting.set(++count, {resolve, reject});
      start().postMessage({id: count, texts} satisfies HighlightRequest);
    });
}
