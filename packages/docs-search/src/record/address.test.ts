import {expect, it} from 'vitest';
import {readAddress} from './address.ts';

it('reads method and path', () => {
  expect(readAddress('POST /1/events')).toEqual({method: 'POST', path: '/1/events'});
});

it('takes no other text for an address', () => {
  expect(['Send POST /1/events', 'POST it', 'get /1/events', '', null].map(readAddress)).toEqual([null, null, null, null, null]);
});
