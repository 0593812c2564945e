import {expect, it} from 'vitest';
import {extractRecords} from '../extract/extractRecords.ts';
import {groupPlaces} from './place.ts';

it('puts the records of one url together', () => {
  const records = extractRecords('<main><h1>A</h1><h3 id="op">Send</h3><p>PUT /1/x</p><p>One.</p><p>Two.</p></main>', '/specs/a');
  expect(groupPlaces(records).map(({url, type, address, texts}) => ({url, type, address, texts}))).toEqual([
    {url: '/specs/a', type: 'lvl1', address: null, texts: []},
    {url: '/specs/a#op', type: 'lvl3', address: {method: 'PUT', path: '/1/x'}, texts: ['One.', 'Two.']},
  ]);
});
