import {expect, it} from 'vitest';
import type {MeasuredSubject} from '../measuring/subject.ts';
import {renderPlot} from './plot.ts';

const subjects: MeasuredSubject[] = [
  {id: 'ours', name: 'this site', role: 'ours', measure: {blocking: 50}},
  {id: 'other', name: 'Bars & <more>', role: 'peer', measure: {blocking: 200}},
  {id: 'slow', name: 'Slow', role: 'peer', measure: {blocking: Infinity}},
];
const plot = renderPlot('The guide', subjects, ['blocking']);

function readBar(role: string): number {
  return Number(new RegExp(`<g class="${role}">.*?<rect [^>]*width="([^"]*)"`).exec(plot)?.[1]);
}

it('draws bars in proportion to their values', () => {
  expect(readBar('ours') * 4).toBeCloseTo(readBar('peer'));
});

it('draws no bar for what never comes, and says so', () => {
  expect(plot).toMatch(/Slow<\/text><rect [^>]*width="0.0"[^>]*\/><text [^>]*>never<\/text>/);
});

it('tells its numbers in words, too', () => {
  expect(plot).toContain('<title id="title">The guide</title>');
  expect(plot).toContain('blocking time: this site 50 ms, Bars &amp; &lt;more> 200 ms, Slow never.');
});

it('follows the colour mode', () => {
  expect(plot).toContain('@media (prefers-color-scheme: dark)');
});
