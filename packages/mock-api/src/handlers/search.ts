import type {Handlers} from '../request/call.ts';
import {apiKeyHandlers} from './apiKeys.ts';
import {batchHandlers} from './batches.ts';
import {indexHandlers} from './indices.ts';
import {recordHandlers} from './records.ts';
import {ruleHandlers} from './rules.ts';
import {searchingHandlers} from './searching.ts';
import {settingsHandlers} from './settings.ts';
import {synonymHandlers} from './synonyms.ts';

export const searchHandlers: Handlers = {
  ...searchingHandlers,
  ...recordHandlers,
  ...batchHandlers,
  ...settingsHandlers,
  ...indexHandlers,
  ...ruleHandlers,
  ...synonymHandlers,
  ...apiKeyHandlers,
};
