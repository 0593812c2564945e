import type {ComponentType} from 'react';
import {renderLoadError} from './loadError.ts';

type Island = {open: () => void};
const opened = new Map<string, Island>();

/**
 * Starts a React component in a container of its own, beside the page. React and the component are loaded now and not before.
 * Opened again, the same instance gets a higher `openings`.
 */
export async function openIsland(name: string, load: () => Promise<ComponentType<{openings: number}>>): Promise<void> {
  const island = opened.get(name);
  if (island) return island.open();
  const container = containerOf(name);
  try {
    const [{mountIsland}, Component] = await Promise.all([import('../islands/mountIsland.tsx'), load()]);
    container.className = '';
    container.replaceChildren();
    opened.set(name, mountIsland(container, Component));
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

function containerOf(name: string): HTMLElement {
  const existing = document.getElementById(`island-${name}`);
  if (existing) return existing;
  const container = document.createElement('div');
  container.id = `island-${name}`;
  document.body.append(container);
  return container;
}
