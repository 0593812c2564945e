import type {Anchors} from './anchors.ts';
import type {ErrorAnswer, ErrorLink} from './apiReference.ts';
import type {ReadOperation, ReadResponse} from './readOperations.ts';
import {readText, renderMarkdown} from './renderMarkdown.ts';

/** Finds the error that a response of an operation is. */
export type FindError = (response: ReadResponse) => ErrorAnswer | undefined;

type Sent = {response: ReadResponse; operation: ReadOperation};

/** Every error of the API once, by status: most operations share the same ones. */
export function buildErrors(operations: ReadOperation[], anchors: Anchors): {errors: ErrorAnswer[]; findError: FindError} {
  const sent = operations.flatMap((operation) => operation.errors.map((response) => ({response, operation})));
  const built = new Map(groupErrors(sent).map(([key, same]) => [key, buildError(same, anchors)]));
  return {errors: [...built.values()], findError: (response) => built.get(keyOf(response))};
}

function groupErrors(errors: Sent[]): [string, [Sent, ...Sent[]]][] {
  const groups = new Map<string, [Sent, ...Sent[]]>();
  for (const error of errors) {
    const key = keyOf(error.response);
    const known = groups.get(key);
    groups.set(key, known ? [...known, error] : [error]);
  }
  return [...groups].sort(([, [one]], [, [other]]) => one.response.status.localeCompare(other.response.status));
}

function keyOf({status, description = ''}: ReadResponse): string {
  return `${status} ${description}`;
}

function buildError(sent: [Sent, ...Sent[]], {claim, operationAnchors}: Anchors): ErrorAnswer {
  const [{response}] = sent;
  const senders = [...new Map(sent.map(({operation: {placed}}) => [placed.pointer, placed.value.operationId]))];
  const [only, ...others] = senders;
  return {
    status: response.status,
    anchor: claim([], 'error', response.status),
    descriptionHtml: renderMarkdown(response.description),
    messages: [...new Set(sent.flatMap((error) => listMessages(error.response)))],
    onlyFrom: only && others.length === 0 ? {id: only[1], anchor: operationAnchors.get(only[0]) ?? '', route: ''} : null,
  };
}

function listMessages({content}: ReadResponse): string[] {
  const bodies = content.flatMap(({examples}) => examples.map(({value}) => value));
  return bodies.flatMap((body) =>
    typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? [body.message] : [],
  );
}

/** The errors of one operation, each with the way to where it is described. */
export function linkErrors(
  responses: ReadResponse[],
  anchor: string,
  {claim, findError}: Pick<Anchors, 'claim'> & {findError: FindError},
): ErrorLink[] {
  return responses.map((response) => ({
    status: response.status,
    anchor: claim([], anchor, 'response', response.status),
    target: {anchor: findError(response)?.anchor ?? '', route: ''},
    text: firstSentence(readText(response.description ?? '')),
  }));
}

/** A full stop inside of a sentence, as in "e.g. this", is not followed by a capital. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
}
