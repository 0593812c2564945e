import {expect, it} from 'vitest';
import {listWithoutPhpReceipt, phpReceipts} from './proof/phpReceipts.ts';
import {listSamples} from './proof/sampleFile.ts';

const programs = listSamples().filter(({language}) => language === 'php');

// Where PHP is, proveSamples lets it read each program once more.
it('has a receipt of every PHP sample as it is', () => {
  expect(listWithoutPhpReceipt(programs, phpReceipts.read()).map(({name}) => name)).toEqual([]);
});

it('asks for a new receipt when a program has changed, or never had one', () => {
  const sample = {name: 'php/home.php', hash: 'text-1'};
  const known = {'php/home.php': {hash: 'text-1', php: '8.2.0'}};
  expect(listWithoutPhpReceipt([sample], known)).toEqual([]);
  expect(listWithoutPhpReceipt([{...sample, hash: 'text-2'}], known)).toHaveLength(1);
  expect(listWithoutPhpReceipt([sample], {})).toEqual([sample]);
});
