import {expect, it} from 'vitest';
import {sortFaults} from './sortFaults.ts';

it('follows the order in which a request is written', () => {
  const request = {path: {id: 1}, query: {b: 1, a: 1}, body: {list: [1, {z: 1, y: 1}, 3], first: 1, 10: 1}};
  const ordered = [
    '/path/name',
    '/path/id',
    '/query/b',
    '/query/a',
    '/body',
    '/body/missing',
    '/body/10',
    '/body/list',
    '/body/list/0',
    '/body/list/1',
    '/body/list/1/missing',
    '/body/list/1/z',
    '/body/list/1/y',
    '/body/list/2',
    '/body/first',
  ];
  const faults = ordered.map((pointer) => ({pointer, message: '', described: []}));
  expect(sortFaults([...faults].reverse(), request)).toEqual(faults);
});
