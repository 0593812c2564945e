import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {CrashBoundary, type CrashProps} from './CrashBoundary.tsx';

/** What an island shows. `openings` grows whenever a reader opens it. */
export type RenderIsland = (openings: number) => ReactNode;

/** `render` shows the island again, with a higher `openings`. */
export type MountedIsland = {render: (render: RenderIsland) => void; unmount: () => void};

/** What the container holds until then is replaced when the island is shown. */
export function mountIsland(container: HTMLElement, crash: CrashProps): MountedIsland {
  const root = createRoot(container);
  let openings = 0;
  return {
    render(render) {
      openings += 1;
      root.render(
        <CrashBoundary {...crash} openings={openings}>
          <Island render={render} openings={openings} />
        </CrashBoundary>,
      );
    },
    unmount: () => root.unmount(),
  };
}

/** Rendered inside of the boundary, so that whatever it throws is caught there. */
function Island({render, openings}: {render: RenderIsland; openings: number}): ReactNode {
  return render(openings);
}
