import type {MountedIsland, RenderIsland} from '../islands/mountIsland.tsx';
import {crashHeading, type PagePart, renderFailure} from './navigation/failure.ts';
import {isLoadFailure} from './navigation/loadFailure.ts';
import {loadNewDeployment} from './navigation/newDeployment.ts';

/** A part of the page, or something over it, that is loaded when it is needed: where it is shown, and what to do when it cannot be. */
type OpenedPart = PagePart & {
  id: string;
  container: HTMLElement;
  /** Where a failure is shown, if that is a part of the container only. */
  message?: HTMLElement | null;
  /** Opens it once more. */
  retry: () => void;
  /** An overlay can be closed; a section of the page cannot. */
  close?: () => void;
  /** What it should start with when the page has to be loaded anew first. */
  readStart?: () => unknown;
};

const opened = new Map<string, {container: HTMLElement; mounted: MountedIsland}>();

/**
 * Starts an island. React and the component are loaded now and not before. Opened again, the same instance is rendered anew, unless
 * its container went with an earlier page.
 */
export async function openIsland(island: OpenedPart, load: () => Promise<RenderIsland>): Promise<void> {
  try {
    const [{mountIsland}, render] = await Promise.all([import('../islands/mountIsland.tsx'), load()]);
    if (!island.container.isConnected) return;
    const known = opened.get(island.id);
    if (known?.container === island.container) return known.mounted.render(render);
    known?.mounted.unmount();
    const {container, close} = island;
    const mounted = mountIsland(container, {heading: crashHeading(island), close});
    opened.set(island.id, {container, mounted});
    mounted.render(render);
  } catch (error) {
    await handleFailure(island, error);
  }
}

/** Says in its place that a part of the page could not be loaded, or crashed; or loads the page anew if the site is a newer one. */
export async function handleFailure(part: OpenedPart, error: unknown): Promise<void> {
  if (await loadNewDeployment(part.id, part.readStart)) return;
  if (isLoadFailure(error)) console.warn(`${part.name} could not be loaded.`, error);
  else reportError(error);
  showPartFailure(part, error);
}

/** A reader who is typing goes on typing: the alert is heard without focus. What has a Close button already gets no second one. */
function showPartFailure({container, message, retry, close, ...part}: OpenedPart, error: unknown): void {
  const place = message?.isConnected ? message : container;
  renderFailure(place, part, {error, retry, close: place === container ? close : undefined});
  if (close && !container.contains(document.activeElement)) place.querySelector('button')?.focus();
}

/** A container beside the page, which outlives navigations. */
export function createOverlay(id: string): HTMLElement {
  const existing = document.getElementById(id);
  if (existing) return existing;
  const container = document.createElement('div');
  container.id = id;
  container.className = 'overlay';
  document.body.append(container);
  return container;
}
