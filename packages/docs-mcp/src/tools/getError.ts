import {readRights, wordRights} from '@docs/algolia-specs';
import {z} from 'zod';
import {type ApiError, listErrors} from '../content/apiErrors.ts';
import {type ErrorRow, findErrorRows, isSameMessage, simplify} from '../content/errorRows.ts';
import type {Library, LibraryApi, LibraryOperation} from '../content/library.ts';
import {findApi, listOperationsNamed} from '../content/names.ts';
import {ToolFault} from '../content/toolFault.ts';
import {cutLine} from '../markdown/cutText.ts';
import {apiArgument} from './arguments.ts';
import {chooseOperation} from './chooseOperation.ts';
import {findSections} from './findSections.ts';
import {type AnyTool, defineTool} from './tool.ts';

const mostErrors = 4;
const mostRows = 3;

export function createGetError(library: Library): AnyTool {
  return defineTool({
    name: 'get_error',
    title: 'Explain an error',
    description:
      'Says what an HTTP status or an error message of an API or a client means, and what to do. Give what you have: the status, the message, or both.',
    input: {
      status: z.int().min(100).max(599).describe('HTTP status, such as 403.').optional(),
      message: z.string().max(2000).describe('The message, such as "Index does not exist" or "Unreachable hosts".').optional(),
      api: apiArgument(library, 'The API that responded.'),
      operation: z.string().max(200).describe('ID of the operation that was called.').optional(),
    },
    async run({status, message = '', api: name, operation: id}) {
      if (status === undefined && message.trim() === '') throw new ToolFault('Give "status", "message", or both.');
      const named = name === undefined ? undefined : findApi(library, name);
      const operation = id === undefined ? undefined : await findOperation(library, id, named);
      const api = operation?.api ?? named;
      const errors = listErrors(operation ? [operation] : library.loadOperations().filter((one) => !api || one.api === api));
      const meant = chooseErrors(errors, status, message);
      const sections = await findSections(library, [status, message, operation ? '' : id].filter(Boolean).join(' '));
      return word({
        status,
        message,
        id,
        operation,
        meant,
        rows: findErrorRows(library, message).slice(0, mostRows),
        sections,
        errors,
      });
    },
  });
}

/** Those with the message, or else those with the status. */
function chooseErrors(errors: ApiError[], status: number | undefined, message: string): ApiError[] {
  const wanted = simplify(message);
  const ofStatus = errors.filter((error) => status === undefined || error.status === status);
  const withMessage =
    wanted === '' ? [] : ofStatus.filter(({messages}) => messages.some((own) => isSameMessage(simplify(own), wanted)));
  const all = withMessage.length > 0 ? withMessage : status === undefined ? [] : ofStatus;
  return all.toSorted((a, b) => b.operations.length - a.operations.length);
}

/** A helper of the clients has no entry of its own, but its errors mean the same. Of several operations, one has to be chosen. */
async function findOperation(library: Library, id: string, api: LibraryApi | undefined): Promise<LibraryOperation | undefined> {
  return listOperationsNamed(library, id, api).length === 0 ? undefined : chooseOperation(library, id, api?.name);
}

type Explanation = {
  /** The operation as it was asked for. */
  id: string | undefined;
  status: number | undefined;
  message: string;
  operation: LibraryOperation | undefined;
  meant: ApiError[];
  rows: ErrorRow[];
  sections: string;
  errors: ApiError[];
};

function word({status, message, id, operation, meant, rows, sections, errors}: Explanation): string {
  const known = [...new Set(errors.map((error) => error.status))].sort((a, b) => a - b);
  const asked = [
    ...(status === undefined ? [] : [String(status)]),
    ...(message === '' ? [] : [`"${cutLine(message, 80)}"`]),
  ].join(' ');
  const nothing =
    status === undefined
      ? `No API documents the message ${asked}: it may come from a client, or from a proxy.`
      : `The APIs document no ${asked}${operation ? ` for ${operation.value.operationId}` : ''}. Statuses that they document: ${known.join(', ')}.`;
  const unknown =
    id === undefined
      ? ''
      : `There is no operation "${id}", so this is about all. A helper of the clients sends other operations.`;
  const facts = meant.slice(0, mostErrors).map(wordError);
  return [
    meant.length === 0 && rows.length === 0 ? nothing : facts.join('\n\n'),
    rows.map(({route, cells}) => `${cells.join(' · ')}\n   ${route}`).join('\n'),
    operation ? adviseOperation(operation, status ?? meant[0]?.status) : unknown,
    sections,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function wordError({apis, status, description, messages, operations}: ApiError): string {
  const from = operations.length <= 3 ? operations.join(', ') : `${operations.length} operations`;
  const texts = messages.length > 0 ? `\nMessages: ${messages.map((text) => `"${text}"`).join(', ')}.` : '';
  return `${status} from ${from} (${apis.map(({name}) => name).join(', ')}): ${description}${texts}`;
}

function adviseOperation({api, value}: LibraryOperation, status: number | undefined): string {
  if (status === 401 || status === 403) return `${value.operationId}: ${wordRights(readRights(value))}`;
  if (status === 400 || status === 422)
    return `check_request {"operation": "${value.operationId}", "api": "${api.name}", …} says what is wrong with a request.`;
  return '';
}
