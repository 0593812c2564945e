import type {SearchRecord} from '../record/searchRecord.ts';
import {describeCause, isUnreachable, readStatus} from './client.ts';
import {formatBytes, formatCount, listSome} from './format.ts';
import {buildSynonyms} from './buildSynonyms.ts';
import {indexSettings} from './indexSettings.ts';
import {buildBatches, findLargeRecords, measureRecords, type RecordSize} from './records.ts';
import type {Progress, PushStep} from './steps.ts';

/** What a push would send. */
type Plan = {
  records: number;
  batches: number;
  bytes: number;
  types: Count[];
  areas: Count[];
  synonyms: Count[];
  largest: RecordSize;
  /** Records that small plans of Algolia refuse. */
  tooLargeForSmallPlans: RecordSize[];
};

type Count = {name: string; count: number};

export function buildPlan(records: SearchRecord[]): Plan {
  const sizes = measureRecords(records);
  return {
    records: records.length,
    batches: buildBatches(records).length,
    bytes: sizes.reduce((sum, {bytes}) => sum + bytes, 0),
    types: countBy(records.map(({type}) => type)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    areas: countBy(records.map(({hierarchy}) => hierarchy.lvl0)).sort((a, b) => b.count - a.count),
    synonyms: countBy(buildSynonyms(records).map(({type}) => type)),
    largest: sizes.reduce((largest, size) => (size.bytes > largest.bytes ? size : largest)),
    tooLargeForSmallPlans: findLargeRecords(records),
  };
}

function countBy(names: string[]): Count[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({name, count}));
}

type Destination = {appId: string; indexName: string};

export function describeStart({records, batches, bytes}: Plan, {appId, indexName}: Destination): string {
  return `${formatCount(records)} records (${formatBytes(bytes)}, batches: ${batches}) for the index "${indexName}" of the application ${appId}.`;
}

/** Names records that some plans refuse; undefined when there are none. */
export function describeWarning({tooLargeForSmallPlans: large}: Plan): string | undefined {
  if (large.length === 0) return undefined;
  const named = listSome(large.map(({objectID, bytes}) => `${objectID} (${formatBytes(bytes)})`));
  return `Warning: Algolia's small plans reject records above 10 KB. There are ${large.length}: ${named}.`;
}

/** What a push would do, for a dry run. */
export function describePlan(plan: Plan, destination: Destination): string[] {
  return [
    'Dry run: nothing is sent. A push would replace all records, settings and synonyms with these:',
    describeStart(plan, destination),
    `By type: ${listCounts(plan.types)}.`,
    `By area: ${listCounts(plan.areas)}.`,
    `Largest record: ${formatBytes(plan.largest.bytes)}, ${plan.largest.objectID}.`,
    `Synonyms by type: ${listCounts(plan.synonyms)}.`,
    'Settings:',
    ...Object.entries(indexSettings).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`),
  ];
}

/** A line for what is worth a line; undefined for the rest. */
export function describeProgress({step, done, total}: Progress, indexName: string): string | undefined {
  const isDone = done === total;
  if (step === 'settings' && isDone) return 'Settings and synonyms are written.';
  if (step === 'records' && done > 0) return `${formatCount(done)} of ${formatCount(total)} records are sent.`;
  if (step === 'wait' && done === 0) return 'Waiting until they are indexed.';
  if (step === 'check' && isDone) return 'All are there. Moving them into place.';
  if (step === 'confirm' && isDone) return `Done: the index "${indexName}" has ${formatCount(total)} records.`;
  return undefined;
}

function listCounts(counts: Count[]): string {
  return counts.map(({name, count}) => `${name} ${formatCount(count)}`).join(', ');
}

/** What the key of a push has to be allowed, for the calls that a push makes. */
export const neededRights = ['addObject', 'deleteIndex', 'editSettings', 'search'];

const stepNames: Record<PushStep, string> = {
  start: 'preparing a temporary index',
  settings: 'writing settings and synonyms',
  records: 'sending the records',
  wait: 'waiting until the records are indexed',
  check: 'counting the records of the temporary index',
  move: 'moving the temporary index into place',
  confirm: 'counting the records after the move',
};

/** Says which step failed and why, what became of the live index, and what to do. */
export function describeFailure(
  progress: Progress,
  {live, temporary}: {live: string; temporary: string},
  cause: unknown,
): string {
  return [
    `Cannot replace the search index "${live}": ${stepNames[progress.step]} failed${describeExtent(progress)}.`,
    describeCause(cause),
    ...describeAdvice(cause, [live, temporary]),
    describeOutcome(progress.step, live),
    `Running it again starts over and replaces what is left in "${temporary}".`,
  ].join('\n');
}

function describeExtent({done, total}: Progress): string {
  return done > 0 ? ` after ${formatCount(done)} of ${formatCount(total)}` : '';
}

function describeAdvice(cause: unknown, indices: string[]): string[] {
  if (readStatus(cause) === 403)
    return [
      `Check the application ID and the key. The key needs the ${listRights()} rights for the indices ${indices.join(' and ')}. A search-only key isn't enough.`,
    ];
  return isUnreachable(cause) ? ['Check the network and the application ID, or wait until the service has recovered.'] : [];
}

function listRights(): string {
  return `${neededRights.slice(0, -1).join(', ')} and ${neededRights.at(-1) ?? ''}`;
}

function describeOutcome(step: PushStep, live: string): string {
  if (step === 'move') return `"${live}" has either all its old records or all the new ones. It isn't certain which.`;
  if (step === 'confirm') return `"${live}" has been replaced as a whole; only its count could not be confirmed.`;
  return `"${live}" was not changed: searches return the same results as before.`;
}
