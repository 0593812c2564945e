import {handler} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';

/** The endpoint that the examples of the generic calls name. It is made up, and answers with what the document has. */
const madeUpPath = '/my-endpoint';
const madeUpAnswer = {name: 'A resource', updatedAt: '2023-03-01T12:00:00Z'};

/** What the generic calls of every API do: a path that no operation has is refused. */
export const callAnyPath = handler<{path: {path: string}}>((call) => {
  const {path} = call.path;
  if (path === madeUpPath) return madeUpAnswer;
  throw new Refusal(404, `No operation of this API has the path /1${path}. The mock has only the endpoints in the spec.`);
});
