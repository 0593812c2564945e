import type {Handlers} from '../../request/call.ts';
import {authenticationHandlers, destinationHandlers, sourceHandlers} from './connections.ts';
import {runHandlers} from './runs.ts';
import {ingestionTaskHandlers} from './tasks.ts';

export const ingestionHandlers: Handlers = {
  ...authenticationHandlers,
  ...sourceHandlers,
  ...destinationHandlers,
  ...ingestionTaskHandlers,
  ...runHandlers,
};
