import {expect, it} from 'vitest';
import {buildReference} from '../reference/buildReference.ts';
import {shopDocument} from './__fixtures__/shopDocument.ts';
import {createPlainLayer} from './plainLayer.ts';

it('gives every operation of a reference its samples', () => {
  const document = shopDocument('https://shop.example.com');
  const {groups} = buildReference('shop', document, createPlainLayer(document));
  const samples = groups.flatMap(({operations}) =>
    operations.map((operation) => operation.samples.map(({language}) => language)),
  );
  expect(samples).toHaveLength(8);
  expect(new Set(samples.map((languages) => languages.join(' ')))).toEqual(new Set(['curl javascript python']));
});
