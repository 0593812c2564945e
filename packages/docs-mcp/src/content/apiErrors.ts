import {listResponses} from '@docs/openapi';
import type {LibraryApi, LibraryOperation} from './library.ts';

/** One kind of error. */
export type ApiError = {
  /** The APIs that send it. */
  apis: LibraryApi[];
  status: number;
  description: string;
  /** Texts that the API sends with it. */
  messages: string[];
  /** IDs of the operations that send it. */
  operations: string[];
};

/** The errors of operations. Those with one description are one, whichever APIs send them. */
export function listErrors(operations: LibraryOperation[]): ApiError[] {
  const errors = new Map<string, ApiError>();
  for (const {document, api, ...operation} of operations)
    for (const {status, value} of listResponses(document, operation)) {
      if (!(Number(status) >= 400)) continue;
      const description = (value.description ?? '').trim();
      const known = errors.get(`${status} ${description}`) ?? {
        apis: [],
        status: Number(status),
        description,
        messages: [],
        operations: [],
      };
      errors.set(`${status} ${description}`, {
        ...known,
        apis: [...new Set([...known.apis, api])],
        messages: [...new Set([...known.messages, ...readMessages(value.content)])],
        operations: [...known.operations, operation.value.operationId],
      });
    }
  return [...errors.values()];
}

type Content = ReturnType<typeof listResponses>[number]['value']['content'];

function readMessages(content: Content): string[] {
  const {example, examples = {}} = content?.['application/json'] ?? {};
  const values = [example, ...Object.values(examples).map(({value}) => value)];
  return values.flatMap((value) =>
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string' ? [value.message] : [],
  );
}
