import {type MeasureName, measures} from '../measuring/measures.ts';
import type {MeasuredSubject} from '../measuring/subject.ts';
import type {Bar} from './printBars.ts';

/** Ours beside the best of the peers: no more than it has. */
export function compareWithPeers(subjects: MeasuredSubject[], name: MeasureName): Bar {
  const peers = subjects.filter(({role}) => role === 'peer').map(({id}) => id);
  const [best = ''] = peers.toSorted((one, other) => findMeasure(subjects, one, name) - findMeasure(subjects, other, name));
  return compareWith(subjects, name, best, 1);
}

export function compareWith(subjects: MeasuredSubject[], name: MeasureName, other: string, limit: number): Bar {
  const ours = findMeasure(subjects, 'ours', name);
  // Nothing, of nothing, is nothing.
  const value = ours === 0 ? 0 : ours / findMeasure(subjects, other, name);
  const otherName = subjects.find(({id}) => id === other)?.name ?? other;
  return {what: `${measures[name].label}, of ${otherName}'s`, value, limit};
}

/** A subject that was not measured gives no number, and a bar that is missed. */
export function findMeasure(subjects: MeasuredSubject[], id: string, name: MeasureName): number {
  return subjects.find((subject) => subject.id === id)?.measure[name] ?? NaN;
}
