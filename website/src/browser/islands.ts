import type {RenderIsland} from '../islands/mountIsland.tsx';
import {renderLoadError} from './loadError.ts';

const opened = new Map<string, (render: RenderIsland) => void>();

/**
 * Starts a React component in a container of its own, beside the page. React and the component are loaded now and not before.
 * Opened again, the same instance is rendered anew.
 */
export async function openIsland(name: string, load: () => Promise<RenderIsland>): Promise<void> {
  const container = containerOf(name);
  try {
    const [{mountIsland}, render] = await Promise.all([import('../islands/mountIsland.tsx'), load()]);
    const open = opened.get(name) ?? mountIsland(emptied(container));
    opened.set(name, open);
    open(render);
  } catch (error) {
    console.warn(`The island "${name}" could not be loaded.`, error);
    container.className = 'floating';
    const close = (): void => container.remove();
    const retry = (): void => void openIsland(name, load);
    renderLoadError(container, {heading: `The ${name} could not be loaded`, error, retry, close});
    container.querySelector('button')?.focus();
    container.onkeydown = ({key}) => {
      if (key === 'Escape') close();
    };
  }
}

/** Without the error of an earlier try. */
function emptied(container: HTMLElement): HTMLElement {
  container.className = '';
  container.replaceChildren();
  return container;
}

function containerOf(name: string): HTMLElement {
  const existing = document.getElementById(`island-${name}`);
  if (existing) return existing;
  const container = document.createElement('div');
  container.id = `island-${name}`;
  document.body.append(container);
  return container;
}
