import type {MeasuredSubject} from '../measuring/subject.ts';
import {compareWith, findMeasure} from '../report/compareSubjects.ts';
import type {Bar} from '../report/printBars.ts';

/** With nine references more than VitePress, no slower; and nobody waits for a page. */
export function buildWriterBars(subjects: MeasuredSubject[]): Bar[] {
  return [
    compareWith(subjects, 'build', 'vitepress', 1),
    {what: 'build after one page changed', value: findMeasure(subjects, 'ours', 'rebuild'), limit: 3, unit: ' s'},
    {what: 'first page in development', value: findMeasure(subjects, 'ours', 'dev'), limit: 3, unit: ' s'},
    compareWith(subjects, 'thousand', 'starlight', 1),
    compareWith(subjects, 'thousandBytes', 'starlight', 1),
  ];
}
