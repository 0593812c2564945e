import type {Fault, PlacedOperation} from '@docs/openapi';
import {Refusal} from './refusal.ts';

const shownFaults = 5;

/** Refuses a request that the document does not allow, with all faults; the first ones are in the message as well. */
export function refuseFaults({value}: PlacedOperation, faults: Fault[]): Refusal {
  return new Refusal(faultStatus(value.responses), describeFaults(value.operationId, faults), {
    faults: faults.map(({pointer, message}) => ({pointer, message})),
  });
}

/** 400, or 422 where the document knows only that. */
function faultStatus(responses: object): number {
  return !('400' in responses) && '422' in responses ? 422 : 400;
}

function describeFaults(operationId: string, faults: Fault[]): string {
  const lines = [...new Set(faults.map(describeFault))];
  const more = lines.length > shownFaults ? [`And ${lines.length - shownFaults} more.`] : [];
  return [`The request to ${operationId} is not valid.`, ...lines.slice(0, shownFaults), ...more].join(' ');
}

function describeFault({pointer, message, suggestion}: Fault): string {
  return [`${pointer.slice(1)}:`, message, ...(suggestion === undefined ? [] : [suggestion])].join(' ');
}
