import {readJson, selector} from '../dataAttributes.ts';
import {handleFailure} from './islands.ts';

/**
 * What runs in the page: samples of guides, by a click, and the search on the home page, by a click or the first letter. All that it takes
 * is loaded then and not before.
 */
export function startRun(): void {
  for (const type of ['click', 'input'])
    document.addEventListener(type, ({target}) => {
      const marked = target instanceof Element ? target.closest<HTMLElement>(selector('run')) : null;
      if (marked) void open(marked);
    });
}

async function open(marked: HTMLElement): Promise<void> {
  const start = readJson(marked, 'run');
  if (!start) return;
  try {
    await (await import('../run/openRun.ts')).openRun(start, marked);
  } catch (error) {
    const container = (marked.closest(selector('sample')) ?? marked).appendChild(document.createElement('div'));
    const retry = (): void => {
      container.remove();
      void open(marked);
    };
    await handleFailure({id: 'run', kind: 'section', name: 'Run', container, retry}, error);
  }
}
