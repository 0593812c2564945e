import {readRights, wordRights} from '@docs/algolia-specs';
import {count, type Fault, type PlacedOperation} from '@docs/openapi';
import {z} from 'zod';
import type {Library} from '../content/library.ts';
import {ToolFault} from '../content/toolFault.ts';
import {cutLine} from '../markdown/cutText.ts';
import {apiArgument} from './arguments.ts';
import {checkCall, checkOperation, type Checked} from './checkedRequest.ts';
import {chooseOperation} from './chooseOperation.ts';
import {bodyArgument, headersArgument, methodArgument, placePath, readBody} from './httpRequest.ts';
import {type AnyTool, defineTool} from './tool.ts';

const mostFaults = 10;
const longestFault = 400;

export function createCheckRequest(library: Library): AnyTool {
  return defineTool({
    name: 'check_request',
    title: 'Check a request',
    description:
      'Checks a request against the API without sending it: unknown or misspelled fields, wrong types, missing parameters, broken rules. Give "operation" and "parameters", or "method" and "path".',
    input: {
      operation: z.string().max(200).describe('Operation ID.').optional(),
      parameters: z
        .record(z.string(), z.unknown())
        .describe('Path, query and header parameters of the operation by name: {"indexName": "films"}.')
        .optional(),
      method: methodArgument.optional(),
      path: z.string().max(5000).describe('Path with its query string, such as "/1/indexes/films/query".').optional(),
      headers: headersArgument,
      api: apiArgument(library, 'The API, if operation or path don’t tell.'),
      body: bodyArgument,
    },
    async run({operation: id, parameters, method, path, headers, api, body}) {
      const isCall = method !== undefined || path !== undefined || headers !== undefined;
      if (id !== undefined && !isCall) {
        const operation = await chooseOperation(library, id, api);
        return word(await checkOperation(library, operation, {parameters: parameters ?? {}, body: readBody(body)}));
      }
      if (id !== undefined || parameters !== undefined || method === undefined || path === undefined)
        throw new ToolFault('Give either "operation" and "parameters", or "method", "path" and "headers".');
      const placed = placePath(library, method, path, api);
      return word(await checkCall(library, {method, path: placed, headers: headers ?? {}, body: readBody(body)}));
    },
  });
}

function word({operation, api, faults, refusal}: Checked): string {
  const {value, method, path} = operation;
  const name = `${method.toUpperCase()} ${path} (${api}.${value.operationId})`;
  if (faults.length > 0) return wordFaults(operation, api, name, faults);
  if (refusal !== undefined) return `${name} has the right form, but the mock refuses it: ${refusal}`;
  return `The request is valid: ${name}. ${wordRights(readRights(value))} Send it to the mock with call_mock.`;
}

function wordFaults({value}: PlacedOperation, api: string, name: string, faults: Fault[]): string {
  const shown = faults
    .slice(0, mostFaults)
    .map(({pointer, message, suggestion}) =>
      cutLine(`${cutLine(pointer, 120)}: ${[message, suggestion].filter(Boolean).join(' ')}`, longestFault),
    )
    .map((fault, place) => `${place + 1}. ${fault}`);
  return [
    `${count(faults.length, 'problem')} in ${name}:`,
    ...shown,
    ...(faults.length > mostFaults ? [`And ${faults.length - mostFaults} more.`] : []),
    `Look up what it takes: get_operation {"operation": "${value.operationId}", "api": "${api}"}.`,
  ].join('\n');
}
