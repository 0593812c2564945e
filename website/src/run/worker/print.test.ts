import {expect, it} from 'vitest';
import {limits} from '../protocol.ts';
import {createConsole, createPrinter, type Output} from './print.ts';

function start() {
  const sent: Output[] = [];
  const printer = createPrinter((output) => sent.push(output));
  return {sent, ...printer, log: (createConsole(printer) as Console).log, dir: (createConsole(printer) as Console).dir};
}

const texts = (sent: Output[]): string[] => sent.flatMap(({lines}) => lines.map(({text}) => text));

it('formats as Node.js does', () => {
  const {sent, log, dir, flush} = start();
  log('%s is %d', 'a', 1, {b: [undefined]});
  dir({a: {b: {c: {d: 1}}}}, {depth: 0});
  log(
    {
      get a() {
        throw new Error('x');
      },
    },
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('hidden');
        },
      },
    ),
  );
  flush();
  expect(texts(sent).slice(0, 2)).toEqual(['a is 1 { b: [ undefined ] }', '{ a: [Object] }']);
  expect(texts(sent)).toHaveLength(3);
});

it('sends few messages, and stops at the limits', () => {
  const {sent, log, flush} = start();
  for (let line = 0; line < limits.lines * 3; line += 1) log(line);
  flush();
  expect(texts(sent)).toHaveLength(limits.lines);
  expect(sent.length).toBeLessThan(20);
  expect(sent.at(-1)?.isCut).toBe(true);
});

it('cuts a long line', () => {
  const {sent, log, flush} = start();
  log('x'.repeat(limits.characters * 3));
  log('after');
  flush();
  expect(texts(sent).map(({length}) => length)).toEqual([limits.characters]);
});
