import type {MountedIsland, RenderIsland} from '../islands/mountIsland.tsx';
import {renderLoadError} from './loadError.ts';
import {loadNewDeployment} from './newDeployment.ts';

const opened = new Map<string, {container: HTMLElement; island: MountedIsland}>();

/**
 * Starts a React component in the container that the page has for it, or in one beside the page. React and the component are loaded
 * now and not before. Opened again, the same instance is rendered anew, unless its container went with an earlier page. `start` is kept
 * when the page has to be loaded anew first.
 */
export async function openIsland(name: string, load: () => Promise<RenderIsland>, start?: unknown): Promise<void> {
  const container = containerOf(name);
  try {
    const [{mountIsland}, render] = await Promise.all([import('../islands/mountIsland.tsx'), load()]);
    if (!container.isConnected) return;
    const known = opened.get(name);
    if (known?.container !== container) known?.island.unmount();
    const island = known?.container === container ? known.island : mountIsland(emptied(container));
    opened.set(name, {container, island});
    island.render(render);
  } catch (error) {
    if (await loadNewDeployment({island: name, start})) return;
    console.warn(`The island "${name}" could not be loaded.`, error);
    if (container.parentElement === document.body) container.className = 'floating';
    const close = (): void => container.remove();
    const retry = (): void => void openIsland(name, load, start);
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
