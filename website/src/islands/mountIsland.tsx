import type {ComponentType} from 'react';
import {createRoot} from 'react-dom/client';
import {CrashBoundary} from './CrashBoundary.tsx';

/** Renders an island; `open` renders it again with a higher `openings`. */
export function mountIsland(container: HTMLElement, Component: ComponentType<{openings: number}>): {open: () => void} {
  const root = createRoot(container);
  let openings = 0;
  const open = (): void => {
    openings += 1;
    root.render(
      <CrashBoundary openings={openings}>
        <Component openings={openings} />
      </CrashBoundary>,
    );
  };
  open();
  return {open};
}
