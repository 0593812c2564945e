import type {FromWorker} from '../protocol.ts';

// Taken before a program runs: it can neither use it nor replace it.
export const post = postMessage.bind(globalThis) as (message: FromWorker) => void;
