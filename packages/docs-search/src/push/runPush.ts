import type {SearchRecord} from '../record/searchRecord.ts';
import {createPushClient, type Host} from './client.ts';
import {buildPlan, describePlan, describeProgress, describeStart, describeWarning} from './describePush.ts';
import {pushRecords} from './pushRecords.ts';
import {checkRecords} from './records.ts';

export type PushOptions = {
  appId: string;
  writeKey: string;
  indexName: string;
  records: SearchRecord[];
  isDryRun: boolean;
  print: (line: string) => void;
  /** Where the API answers, when it is not at Algolia's own addresses. */
  hosts?: Host[];
};

/** Pushes the records and prints how it gets on; a dry run prints what would be done and sends nothing. */
export async function runPush(options: PushOptions): Promise<void> {
  const {appId, writeKey, indexName, records, isDryRun, print, hosts} = options;
  checkRecords(records);
  const plan = buildPlan(records);
  const printSome = (line: string | undefined): void => {
    if (line !== undefined) print(line);
  };

  printSome(describeWarning(plan));
  if (isDryRun) return describePlan(plan, {appId, indexName}).forEach(printSome);

  print(describeStart(plan, {appId, indexName}));
  await pushRecords(createPushClient(appId, writeKey, {hosts}), {
    indexName,
    records,
    onProgress: (progress) => printSome(describeProgress(progress, indexName)),
  });
}
