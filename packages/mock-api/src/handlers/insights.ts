import {type Handler, type Handlers, handler} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';

type Event = {timestamp?: number};

const days = 24 * 60 * 60 * 1000;
const maxAge = 30 * days;

/** The deletion takes up to 48 hours, and the mock keeps no events: there is nothing to do. */
const acceptDeletion: Handler = () => ({status: 204, body: undefined});

export const insightsHandlers: Handlers = {
  pushEvents: handler<{body: {events: Event[]}}>((call) => {
    const old = call.body.events.findIndex(({timestamp = call.now}) => timestamp < call.now - maxAge);
    if (old !== -1)
      throw new Refusal(
        422,
        `body/events/${old}/timestamp: The timestamp is too far in the past. It must be at most 30 days old, in milliseconds since 1970.`,
      );
    return {message: 'OK'};
  }),

  deleteUserToken: acceptDeletion,
};
