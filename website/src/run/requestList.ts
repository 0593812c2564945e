import {element} from '../browser/elements/element.ts';
import {drawJson} from '../mockPanel/drawJson.ts';
import styles from './run.module.css';
import type {RunState, SentRequest} from './runState.ts';
import {wordCount, wordRequest, wordRequests} from './wordRun.ts';

/** The requests of a run. A body is drawn when somebody wants to see it. */
export function createRequestList(state: RunState, isOpen: boolean): {nodes: Node[]; draw: () => void} {
  const summary = element('summary');
  const list = element('ol', {class: styles.requests});
  const more = element('p', {class: styles.note});
  const details = element('details', {open: isOpen, hidden: true}, summary, list, more);
  const outcomes: HTMLElement[] = [];

  function draw(): void {
    const {requests, requestCount} = state;
    details.hidden = requestCount === 0;
    summary.textContent = wordRequests(requestCount);
    for (const request of requests.slice(outcomes.length)) {
      const outcome = element('span');
      outcomes.push(outcome);
      list.append(drawRequest(request, outcome));
    }
    for (const [index, request] of requests.entries()) drawOutcome(outcomes[index], request);
    const left = requestCount - requests.length;
    more.textContent = left > 0 ? `And ${wordCount(left)} more.` : '';
  }
  return {nodes: [details], draw};
}

function drawOutcome(outcome: HTMLElement | undefined, request: SentRequest): void {
  const words = wordRequest(request);
  if (!outcome || outcome.textContent === words) return;
  const isRefused = request.problem !== undefined || (request.status ?? 0) >= 400;
  outcome.textContent = words;
  outcome.className = (isRefused ? styles.wrong : styles.right) ?? '';
}

function drawRequest(request: SentRequest, outcome: HTMLElement): HTMLElement {
  const name = element('code', {}, `${request.method} ${request.path}`);
  const details = element('details', {}, element('summary', {}, name, ' ', outcome));
  details.addEventListener('toggle', () => {
    if (!details.open) return;
    const {body, response = ''} = request;
    const parts = [
      ...(body === '' ? [] : drawBody('Request body', body)),
      ...(response === '' ? [] : drawBody('Response body', response)),
    ];
    details.replaceChildren(...[...details.children].slice(0, 1), ...parts);
  });
  return element('li', {}, details);
}

function drawBody(label: string, body: string): HTMLElement[] {
  return [element('p', {class: styles.note}, label), drawJson(label, body)];
}
