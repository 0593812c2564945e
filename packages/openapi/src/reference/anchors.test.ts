import {describe, expect, it} from 'vitest';
import {createClaim, toHref, toSegment} from './anchors.ts';

describe('an id', () => {
  it('is made of its parts', () => {
    expect(createClaim().claim([], 'operation', 'getTask', 'body')).toBe('operation/getTask/body');
  });

  it('gets a number when it is taken, and another when that is taken, too', () => {
    const {claim} = createClaim();
    expect([claim([], 'task'), claim([], 'task'), claim([], 'task-2'), claim([], 'task')]).toEqual([
      'task',
      'task-2',
      'task-2-2',
      'task-3',
    ]);
  });

  it('is found at once, however many copies there are', () => {
    const {claim} = createClaim();
    const started = performance.now();
    for (let copy = 1; copy < 20_000; copy++) claim([], 'task');
    expect(claim([], 'task')).toBe('task-20000');
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('is the address of what is written at these places; of a place that is shown twice, the first', () => {
    const {claim, addresses} = createClaim();
    claim(['/a', '/b'], 'one');
    claim(['/b', '/c'], 'two');
    claim([], 'three');
    expect([...addresses]).toEqual([
      ['/a', 'one'],
      ['/b', 'one'],
      ['/c', 'two'],
    ]);
  });

  it('is free again on another page', () => {
    expect([createClaim().claim([], 'task'), createClaim().claim([], 'task')]).toEqual(['task', 'task']);
  });

  it.each([
    ['one task', 'one-task'],
    ['  two\n\t tasks ', 'two-tasks'],
    ['no\u00A0break', 'no-break'],
    ['a\u0000b', 'a-b'],
    ['half \uD83D', 'half-'],
    ['whole 🎉', 'whole-🎉'],
    ['a"b<c>&\'#?%', 'a"b<c>&\'#?%'],
    ['', '-'],
    ['   ', '-'],
  ])('%j is written %j', (text, segment) => {
    expect(toSegment(text)).toBe(segment);
  });
});

describe('the address of an id', () => {
  it.each(['operation/getTask', 'a"b<c>&\'', '100%', '#1', 'why?', 'Größe', '🎉', 'a%20b', '{id}[0]|^`\\'])(
    'leads to %j and nowhere else',
    (id) => {
      const href = toHref(id);
      expect(href).toMatch(/^#[^#?"<>\s]*$/);
      expect(decodeURIComponent(href.slice(1))).toBe(id);
    },
  );

  it('keeps slashes, because people read it', () => {
    expect(toHref('schema/Task/name')).toBe('#schema/Task/name');
  });

  it('exists for every text', () => {
    expect(toHref(toSegment('half \uD83D'))).toBe('#half-');
  });
});
