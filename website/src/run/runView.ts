import {announce} from '../browser/elements/announce.ts';
import {element} from '../browser/elements/element.ts';
import {showMock} from '../mockPanel/showMock.ts';
import type {SampleStart} from '../runStart.ts';
import {createRequestList} from './requestList.ts';
import styles from './run.module.css';
import type {RunState} from './runState.ts';
import {wordEnd, wordRun} from './wordRun.ts';

/** Shows a run. The first state of another run starts over. */
export type RunView = {show: (state: RunState) => void};

type Drawing = {nodes: Node[]; draw: () => void};

/** Shows what a program prints and sends, in the place under its sample. Changes of a run are drawn at most once in a frame. */
export function createRunView(place: HTMLElement, start: SampleStart, stop: () => void): RunView {
  const view = element('div', {class: styles.view, role: 'group', 'aria-label': 'Output'});
  place.classList.add(styles.place ?? '');
  let shown: RunState | undefined;
  let drawing: Drawing | undefined;
  let isPlanned = false;

  function drawLater(): void {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      drawing?.draw();
    });
  }

  return {
    show(state) {
      if (state === shown) drawLater();
      else {
        drawing = createDrawing(state, start, stop);
        view.replaceChildren(...drawing.nodes);
        place.append(view);
        drawing.draw();
      }
      shown = state;
      if (state.end !== undefined) announce(wordRun(state));
    },
  };
}

/** Elements stay what they are, and their content grows: what has focus keeps it, and what is open stays open. */
function createDrawing(state: RunState, {does, program}: SampleStart, stop: () => void): Drawing {
  const isAnotherProgram = does === 'show';
  const head = element('b', {tabindex: -1});
  const stopButton = element('button', {type: 'button', class: styles.button, onclick: stop}, 'Stop');
  // Long lines and long output scroll, by keyboard, too.
  const output = element('pre', {class: styles.output, tabindex: 0, role: 'group', 'aria-label': 'Printed', hidden: true});
  const remark = note(
    isAnotherProgram ? 'These are the requests of the JavaScript sample. The PHP and Java clients send the same.' : '',
  );
  const error = element('p', {class: styles.error});
  const requests = createRequestList(state, isAnotherProgram || program.endsWith('.sh'));
  const mock = drawMockNote();
  let printed = 0;

  function draw(): void {
    const {end, lines, isCut} = state;
    head.textContent = wordEnd(state);
    head.className = (end === 'failed' || end === 'too long' ? styles.wrong : styles.right) ?? '';
    if (!isAnotherProgram) {
      output.append(...lines.slice(printed).map(drawLine));
      printed = lines.length;
      output.hidden = printed === 0;
      remark.textContent = isCut ? 'The rest of the output isn’t shown.' : end !== undefined && printed === 0 ? 'No output.' : '';
    }
    if (state.error) error.replaceChildren(...drawError(state.error));
    requests.draw();
    mock.hidden = end === undefined;
    if (end !== undefined) hideStop(stopButton, head);
  }

  const nodes = [element('p', {class: styles.head}, head, stopButton), output, remark, error, ...requests.nodes, mock];
  return {nodes, draw};
}

/** Whoever pressed it goes on from what it led to. */
function hideStop(stopButton: HTMLElement, head: HTMLElement): void {
  if (document.activeElement === stopButton) head.focus();
  stopButton.hidden = true;
}

function drawLine({stream, text}: RunState['lines'][number]): Node {
  return stream === 'error' ? element('span', {class: styles.wrong}, `${text}\n`) : document.createTextNode(`${text}\n`);
}

function drawError({name, message, line}: NonNullable<RunState['error']>): (Node | string)[] {
  return [element('b', {}, name), `: ${message}${line === undefined ? '' : ` (line ${line})`}`];
}

function drawMockNote(): HTMLElement {
  const open = element('button', {type: 'button', class: styles.button, onclick: showMock}, 'What’s in the mock');
  return element('p', {class: styles.head, hidden: true}, 'It ran on a mock in this page, with sample data.', open);
}

function note(text: string): HTMLElement {
  return element('p', {class: styles.note}, text);
}
