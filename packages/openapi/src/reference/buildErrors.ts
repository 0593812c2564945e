import type {Response} from '../document/openApiDocument.ts';
import type {ListedOperation, PlacedOperation} from '../document/walk.ts';
import type {Claim} from './anchors.ts';
import type {ErrorAnswer} from './apiReference.ts';
import {renderMarkdown} from './renderMarkdown.ts';

/** Finds the error that a response of an operation is. */
export type FindError = (status: string, response: Response) => ErrorAnswer | undefined;

type Sent = {status: string; response: Response; operation: PlacedOperation};

export function isError(status: string): boolean {
  return /^[45]/.test(status);
}

/** Every error of the API once, by status: most operations share the same ones. */
export function buildErrors(
  operations: ListedOperation[],
  claim: Claim,
  operationAnchors: Map<string, string>,
): {errors: ErrorAnswer[]; findError: FindError} {
  const groups = groupErrors(listErrors(operations));
  const built = new Map(groups.map(([key, sent]) => [key, buildError(sent, claim, operationAnchors)]));
  return {errors: [...built.values()], findError: (status, response) => built.get(toKey(status, response))};
}

function listErrors(operations: ListedOperation[]): Sent[] {
  return operations.flatMap((operation) =>
    operation.responses.filter(({status}) => isError(status)).map(({status, value}) => ({status, response: value, operation})),
  );
}

function groupErrors(errors: Sent[]): [string, [Sent, ...Sent[]]][] {
  const groups = new Map<string, [Sent, ...Sent[]]>();
  for (const error of errors) {
    const key = toKey(error.status, error.response);
    const known = groups.get(key);
    groups.set(key, known ? [...known, error] : [error]);
  }
  return [...groups].sort(([, [one]], [, [other]]) => one.status.localeCompare(other.status));
}

function toKey(status: string, {description = ''}: Response): string {
  return `${status} ${description}`;
}

function buildError(sent: [Sent, ...Sent[]], claim: Claim, operationAnchors: Map<string, string>): ErrorAnswer {
  const [{status, response}] = sent;
  const senders = [...new Map(sent.map(({operation}) => [operation.pointer, operation.value.operationId]))];
  const [only, ...others] = senders;
  return {
    status,
    anchor: claim([], 'error', status),
    descriptionHtml: renderMarkdown(response.description),
    messages: [...new Set(sent.flatMap((error) => listMessages(error.response)))],
    onlyFrom: only && others.length === 0 ? {id: only[1], anchor: operationAnchors.get(only[0]) ?? ''} : null,
  };
}

function listMessages({content = {}}: Response): string[] {
  const bodies = Object.values(content).flatMap(({example, examples = {}}) => [
    example,
    ...Object.values(examples).map(({value}) => value),
  ]);
  return bodies.flatMap((body) =>
    typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? [body.message] : [],
  );
}
