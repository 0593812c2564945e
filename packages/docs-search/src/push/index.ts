export {createClient, type Host, type PushClient, type Timeouts} from './client.ts';
export {neededRights} from './describeFailure.ts';
export {buildSynonyms, indexSettings} from './indexSettings.ts';
export type {Progress, Step} from './progress.ts';
export {nameTemporary, type Push, pushRecords} from './pushRecords.ts';
export {type PushOptions, runPush} from './runPush.ts';
