import {announce} from '../browser/elements/announce.ts';
import {element} from '../browser/elements/element.ts';
import {showMock} from '../mockPanel/showMock.ts';
import type {RunStart} from '../runStart.ts';
import type {OutputLine, ProgramError} from './protocol.ts';
import styles from './run.module.css';
import type {RunState, SentRequest} from './runState.ts';
import {wordEnd, wordRequest, wordRequests, wordTime} from './wordRun.ts';

export type RunView = {show: (state: RunState, start: RunStart) => void};

/** Shows what a program prints and sends, in the place under its sample. Changes of a run are drawn at most once in a frame. */
export function createRunView(place: HTMLElement, stop: () => void): RunView {
  let shown: RunState | undefined;
  let isPlanned = false;
  const view = element('section', {class: styles.view, 'aria-label': 'Output'});
  place.classList.add(styles.place ?? '');
  place.append(view);
  return {
    show(state, start) {
      const draw = (): void => {
        isPlanned = false;
        if (state === shown) view.replaceChildren(...drawRun(state, start, stop));
      };
      const isNew = state !== shown;
      shown = state;
      if (isNew) draw();
      else if (!isPlanned) {
        isPlanned = true;
        requestAnimationFrame(draw);
      }
      if (state.end !== undefined) announce(wordEnd(state));
    },
  };
}

function drawRun(state: RunState, {does, program}: RunStart, stop: () => void): Node[] {
  const isAnotherProgram = does === 'show';
  return [
    drawHead(state, stop),
    ...(isAnotherProgram
      ? [note('These are the requests of the JavaScript sample. The other clients send the same.')]
      : drawOutput(state)),
    ...(state.error ? [drawError(state.error)] : []),
    drawRequests(state, isAnotherProgram || program.endsWith('.sh')),
    ...(state.end === undefined ? [] : [drawMockNote()]),
  ];
}

function drawHead(state: RunState, stop: () => void): HTMLElement {
  const isWrong = state.end === 'failed' || state.end === 'too long';
  const words = element('b', {class: isWrong ? styles.wrong : styles.right}, wordEnd(state));
  const button = element('button', {type: 'button', class: styles.button, onclick: stop}, 'Stop');
  return element('p', {class: styles.head}, words, ...(state.end === undefined ? [button] : []));
}

function drawOutput({lines, isCut, end}: RunState): HTMLElement[] {
  if (lines.length === 0) return end === undefined ? [] : [note('It printed nothing.')];
  // Long lines and long output scroll, by keyboard, too.
  const output = element(
    'pre',
    {class: styles.output, tabindex: 0, role: 'group', 'aria-label': 'What it printed'},
    ...lines.map(drawLine),
  );
  return isCut ? [output, note('It printed more than is shown here.')] : [output];
}

function drawLine({stream, text}: OutputLine): Node {
  return stream === 'error' ? element('span', {class: styles.wrong}, `${text}\n`) : document.createTextNode(`${text}\n`);
}

function drawError({name, message, line}: ProgramError): HTMLElement {
  const where = line === undefined ? '' : ` (line ${line})`;
  return element('p', {class: styles.error}, element('b', {}, name), `: ${message}${where}`);
}

function drawRequests({requests, requestCount}: RunState, isOpen: boolean): HTMLElement {
  if (requestCount === 0) return note('It sent no requests.');
  const list = element('ol', {class: styles.requests}, ...requests.map(drawRequest));
  const left = requestCount - requests.length;
  const more = left > 0 ? [note(`And ${left.toLocaleString('en')} more.`)] : [];
  return element(
    'details',
    {class: styles.fold, open: isOpen},
    element('summary', {}, wordRequests(requestCount)),
    list,
    ...more,
  );
}

function drawRequest(request: SentRequest): HTMLElement {
  const {method, path, body, status, response = '', milliseconds} = request;
  const summary = element(
    'summary',
    {},
    element('code', {}, `${method} ${path}`),
    ' ',
    element('span', {class: status !== undefined && status >= 400 ? styles.wrong : styles.right}, wordRequest(request)),
    milliseconds === undefined ? '' : ` ${wordTime(milliseconds)}`,
  );
  const parts = [
    ...(body === '' ? [] : [element('p', {class: styles.note}, 'Request body'), drawBody(body)]),
    ...(response === '' ? [] : [element('p', {class: styles.note}, 'Response body'), drawBody(response)]),
  ];
  return element('li', {}, element('details', {}, summary, ...parts));
}

/** Nobody reads more. */
const longest = 20_000;

function drawBody(body: string): HTMLElement {
  const text = formatJson(body);
  const shown = text.length > longest ? `${text.slice(0, longest)}\n…` : text;
  return element('pre', {class: styles.output, tabindex: 0, role: 'group', 'aria-label': 'Body'}, shown);
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function drawMockNote(): HTMLElement {
  const open = element('button', {type: 'button', class: styles.button, onclick: showMock}, 'What is in the mock');
  return element(
    'p',
    {class: styles.head},
    element('span', {class: styles.note}, 'It ran on a mock in this page, with sample data.'),
    open,
  );
}

function note(text: string): HTMLElement {
  return element('p', {class: styles.note}, text);
}
