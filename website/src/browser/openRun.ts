import {readJson, selector} from '../dataAttributes.ts';
import {onClick} from './elements/events.ts';
import {handleFailure} from './islands.ts';

/** Runs a sample of a guide, or opens it in an editor. What it takes is loaded now and not before. */
export function startRun(): void {
  onClick(selector('run'), (button) => void openRun(button));
}

async function openRun(button: HTMLElement): Promise<void> {
  const start = readJson(button, 'run');
  const notes = button.closest<HTMLElement>(selector('sample'));
  if (!start || !notes) return;
  const container = findPlace(notes);
  try {
    await (await import('../run/runSample.ts')).runSample(start, container);
  } catch (error) {
    await handleFailure({id: 'run', kind: 'section', name: 'Run', container, retry: () => void openRun(button)}, error);
  }
}

/** The last thing under a sample, once something of it has run. */
function findPlace(notes: HTMLElement): HTMLElement {
  const {lastElementChild: last} = notes;
  if (last instanceof HTMLDivElement) return last;
  const place = document.createElement('div');
  notes.append(place);
  return place;
}
