// The thread that highlights code: what it has to load takes as long as all else that a page needs.
import {parentPort} from 'node:worker_threads';
import {highlightNow} from '../markdown/codeBlocks.ts';
import type {HighlightAnswer, HighlightRequest} from './highlightThread.ts';

const answer = (message: HighlightAnswer): void => parentPort?.postMessage(message);

parentPort?.on('message', ({id, texts}: HighlightRequest) => {
  highlightNow(texts).then(
    (code) => answer({id, code}),
    (error: unknown) => answer({id, problem: String(error)}),
  );
});
