import {Refusal} from '../request/refusal.ts';

/** The endpoint that the examples of the generic calls name. It is made up, and answers with what the document has. */
const madeUpPath = '/my-endpoint';

/** What the generic calls of every API do: a path that no operation has is refused. */
export function checkAnyPath({path = ''}: Record<string, string>): void {
  if (path === madeUpPath) return;
  throw new Refusal(404, `No operation of this API has the path /1${path}. The mock has only the endpoints in the spec.`);
}
