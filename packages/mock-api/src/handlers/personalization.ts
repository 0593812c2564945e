import {type Handlers, handler} from '../request/call.ts';
import type {Strategy} from '../state/otherApis.ts';
import {toDate} from '../state/toDate.ts';

export const personalizationHandlers: Handlers = {
  getPersonalizationStrategy: handler((_, state) => state.strategy),

  setPersonalizationStrategy: handler<{body: Strategy}>((call, state) => {
    state.strategy = call.body;
    return {message: 'Strategy was successfully updated'};
  }),

  deleteUserProfile: handler<{path: {userToken: string}}>((call) => ({
    userToken: call.path.userToken,
    deletedUntil: toDate(call.now),
  })),
};
