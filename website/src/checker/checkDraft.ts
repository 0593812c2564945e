import {
  type ApiRequest,
  checkRequest,
  createStandaloneValidate,
  type Fault,
  type FaultPlace,
  type PlacedOperation,
  placeFault,
} from '@docs/openapi/browser';
import type {Contract} from './contract.ts';
import type {Draft} from './draft.ts';
import {readDraft} from './readDraft.ts';

/** A fault, and where it is in the text of the body. */
export type PlacedFault = Fault & {range?: FaultPlace | undefined};

export type Check = {faults: PlacedFault[]; request: ApiRequest};

/** Checks what was typed. A body that is no JSON has that as its only fault: nothing else could be said about it. */
export function checkDraft(contract: Contract, operation: PlacedOperation, draft: Draft): Check {
  const {document, validators} = contract;
  const {request, parsed} = readDraft(operation, draft);
  const found = checkRequest(document, createStandaloneValidate(validators), operation.value.operationId, request);
  if (parsed?.kind === 'fault') {
    const {message, suggestion, ...range} = parsed.fault;
    const others = found.filter(({pointer}) => !pointer.startsWith('/body'));
    const fault = {pointer: '/body', message, ...(suggestion === undefined ? {} : {suggestion}), anchors: [], range};
    return {faults: [...others, fault], request};
  }
  const faults = found.map((fault) => (parsed ? {...fault, range: placeFault(fault, parsed)} : fault));
  return {faults, request};
}
