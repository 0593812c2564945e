import {format, inspect} from 'node-inspect-extracted';
import {limits, type OutputLine} from '../protocol.ts';

/** Output goes to the page in parts: a program without end shows something, and a thousand lines are few messages. */
const partLines = 100;
const partDelay = 50;

/** `isCut` says that the program printed more than this. */
export type Output = {lines: OutputLine[]; isCut: boolean};
export type Printer = {print: (stream: OutputLine['stream'], values: unknown[]) => void; flush: () => void};

/** Formats values as Node.js does, and hands them over in parts. */
export function createPrinter(send: (output: Output) => void): Printer {
  // Taken before a program can replace it.
  const {setTimeout} = globalThis;
  let waiting: OutputLine[] = [];
  let lines = 0;
  let characters = 0;
  let isCut = false;
  let isPlanned = false;

  function flush(): void {
    isPlanned = false;
    if (waiting.length > 0 || isCut) send({lines: waiting, isCut});
    waiting = [];
  }

  function flushLater(): void {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(flush, partDelay);
  }

  function print(stream: OutputLine['stream'], values: unknown[]): void {
    if (isCut) return;
    isCut = lines >= limits.lines || characters >= limits.characters;
    if (isCut) return flush();
    const text = formatValues(values);
    const room = limits.characters - characters;
    waiting.push({stream, text: text.slice(0, room)});
    lines += 1;
    characters += text.length;
    if (waiting.length >= partLines) flush();
    else flushLater();
  }

  return {print, flush};
}

function formatValues(values: unknown[]): string {
  try {
    return format(...values);
  } catch (error) {
    // A getter or a proxy of the program threw.
    return `[${String(error)}]`;
  }
}

/** What programs print with. */
export function createConsole({print}: Printer): object {
  const out = (...values: unknown[]): void => print('out', values);
  const error = (...values: unknown[]): void => print('error', values);
  const dir = (value: unknown, options: object = {}): void => print('out', [inspect(value, options)]);
  return {log: out, info: out, debug: out, table: out, dir, warn: error, error, trace: error};
}
