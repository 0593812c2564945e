// The process that programs run in, one after the other: starting one for each would take minutes. It's told which file to run, and
// answers with what the program printed.
import Module from 'node:module';
import {pathToFileURL} from 'node:url';
import {format} from 'node:util';

const client = process.env.SAMPLE_CLIENT;

// Node.js has no hooks for require, and the ones for import don't see it.
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => resolve(request.replace(/^algoliasearch(?=$|\/)/, client), ...rest);

// Clients pause between two looks at a task, and the mock's time goes on without that. What is longer than a pause is a timeout, which
// a busy machine must not reach.
const start = globalThis.setTimeout;
const longestPause = 500;
let timeouts = new Set();
globalThis.setTimeout = (callback, delay, ...rest) => {
  if (delay <= longestPause) return start(callback, 0, ...rest);
  timeouts.add(delay);
  return start(callback, delay * 20, ...rest);
};

let lines = [];
console.log = (...values) => lines.push(format(...values));
console.error = console.log;
console.warn = console.log;

let failLate = () => {};
process.on('unhandledRejection', (error) => failLate(error));

process.on('message', async (file) => {
  lines = [];
  timeouts = new Set();
  try {
    await Promise.race([run(file), new Promise((_, reject) => (failLate = reject))]);
    process.send({printed: lines.join('\n'), timeouts: [...timeouts].sort()});
  } catch (error) {
    process.send({printed: lines.join('\n'), timeouts: [], problem: describe(error)});
  }
});

/** What a CommonJS program exports is the promise of its end. */
async function run(file) {
  const {default: end} = await import(pathToFileURL(file).href);
  if (end instanceof Promise) await end;
  // What a program has started without waiting for it still belongs to it.
  await new Promise((done) => start(done, 5));
}

/** Version 4 throws objects that are no errors. */
function describe(error) {
  if (error instanceof Error) return error.stack;
  return typeof error === 'object' ? JSON.stringify(error).slice(0, 600) : String(error);
}
