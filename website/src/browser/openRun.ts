import {readJson, selector} from '../dataAttributes.ts';
import {onClick, onEvent} from './elements/events.ts';
import {handleFailure} from './islands.ts';

const loadMigration = () => import('../migrate/openMigration.ts');
const loadRun = () => import('../run/openRun.ts');

/**
 * What runs in the page: samples of guides, by a click; the search on the home page, also by a letter; the migration assistant, also by
 * a shortcut or a file that is dragged there. All that it takes is loaded then and not before.
 */
export function startRun(): void {
  const [any, forms] = [selector('run'), `form${selector('run')}`];
  onClick(any, open);
  onEvent('input', any, open);
  onEvent('dragenter', forms, open);
  onEvent('keydown', forms, (form, event) => {
    if (event.ctrlKey || event.metaKey) open(form, event);
  });
}

function open(marked: HTMLElement, event: Event): void {
  void tryOpen(marked, event);
}

async function tryOpen(marked: HTMLElement, event: Event): Promise<void> {
  const start = readJson(marked, 'run');
  const isMigration = start?.does === 'migrate';
  try {
    if (isMigration) (await loadMigration()).openMigration(marked, event);
    else if (start) await (await loadRun()).openRun(start, marked);
  } catch (error) {
    const container = findContainer(marked.closest(selector('sample')) ?? marked);
    const retry = (): void => {
      container.remove();
      open(marked, event);
    };
    const name = isMigration ? 'The migration assistant' : 'Run';
    await handleFailure({id: 'run', kind: 'section', name, container, retry}, error);
  }
}

/** Where a failure is shown. With every letter, the same fails again: it's shown once. */
function findContainer(place: Element): HTMLElement {
  const container = place.querySelector<HTMLElement>('.failed') ?? document.createElement('div');
  container.className = 'failed';
  place.append(container);
  return container;
}
