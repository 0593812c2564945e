import {type ApiRequest, checkRequest, type Fault, type FaultPlace, type PlacedOperation, placeFault} from '@docs/openapi';
import type {RequestDraft} from '../checkStart.ts';
import {createValidate, requestLayer} from '../layer/requestLayer.ts';
import type {Addresses, CompiledContract} from '../contract.ts';
import {readDraft} from './readDraft.ts';

/** A fault, where it is in the text of the body, and where the page describes what is wrong. */
export type ShownFault = Fault & {range?: FaultPlace | undefined; anchor?: string | undefined};

export type DraftCheck = {faults: ShownFault[]; request: ApiRequest};

/** Checks what was typed. A body that is no JSON has that as its only fault: nothing else could be said about it. */
export function checkDraft(
  contract: CompiledContract,
  addresses: Addresses,
  operation: PlacedOperation,
  draft: RequestDraft,
): DraftCheck {
  const {document} = contract;
  const {request, parsed} = readDraft(document, operation, draft);
  const checked = checkRequest(operation, request, {
    document,
    validate: createValidate(contract),
    layer: requestLayer,
  });
  const found = checked.map((fault) => ({...fault, anchor: findAddress(fault, addresses)}));
  if (parsed?.kind === 'fault') {
    const {message, suggestion, ...range} = parsed.fault;
    const others = found.filter(({pointer}) => !pointer.startsWith('/body'));
    const fault = {pointer: '/body', message, ...(suggestion === undefined ? {} : {suggestion}), described: [], range};
    return {faults: [...others, fault], request};
  }
  const faults = found.map((fault) => (parsed ? {...fault, range: placeFault(fault, parsed)} : fault));
  return {faults, request};
}

/** The most precise place that the page shows. */
function findAddress({described}: Fault, addresses: Addresses): string | undefined {
  return described.map((pointer) => addresses[pointer]).find((anchor) => anchor !== undefined);
}
