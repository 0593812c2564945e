/** What the language itself has. */
const language =
  'globalThis self undefined NaN Infinity Object Function Array Number Boolean String Symbol BigInt Math JSON Date RegExp Promise Proxy Reflect Intl Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError Map Set WeakMap WeakSet WeakRef FinalizationRegistry Iterator ArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float16Array Float32Array Float64Array BigInt64Array BigUint64Array parseInt parseFloat isNaN isFinite encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape';

/** What Node.js has, too, and what leads nowhere out of the worker. */
const harmless =
  'console setTimeout clearTimeout setInterval clearInterval queueMicrotask structuredClone atob btoa crypto performance URL URLSearchParams TextEncoder TextDecoder AbortController AbortSignal Event EventTarget DOMException Headers Request Response FormData Blob File ReadableStream WritableStream TransformStream CompressionStream DecompressionStream constructor';

const kept = new Set([...language.split(' '), ...harmless.split(' ')]);

/**
 * Takes everything else from the worker before a reader's program runs: fetch, sockets, storage, other workers, and whatever browsers
 * will add. The content policy of the worker's file forbids the same, but not every host sends it.
 */
export function keepOnlyHarmless(scope: object): void {
  for (
    let owner: object | null = scope;
    owner && owner !== EventTarget.prototype;
    owner = Object.getPrototypeOf(owner) as object | null
  )
    for (const name of Object.getOwnPropertyNames(owner)) if (!kept.has(name)) remove(owner, name);
  forbidCode(scope);
}

function remove(owner: object, name: string): void {
  if (Reflect.deleteProperty(owner, name)) return;
  // Numbers that are fixed for ever lead nowhere: Chromium has TEMPORARY and PERSISTENT.
  if (typeof Reflect.get(owner, name) === 'number') return;
  throw new Error(`The global ${name} can’t be removed, so programs don’t run in this browser.`);
}

/** Code that is made from a string could import an address: what is written in the program itself can't. */
function forbidCode(scope: object): void {
  const refuse = function Function(): never {
    throw new EvalError('Code from a string doesn’t run in this page.');
  };
  const kinds = [function () {}, async function () {}, function* () {}, async function* () {}];
  for (const kind of kinds)
    Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', {value: refuse, writable: false, configurable: false});
  refuse.prototype = Object.getPrototypeOf(refuse) as object;
  Object.assign(scope, {Function: refuse, eval: refuse});
}
