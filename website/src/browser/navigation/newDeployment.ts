/** What the reader had asked for when the page was loaded anew: an island, and what it starts with. */
type Asked = {island: string; start?: unknown};
type KeptState = {asked?: Asked} | null;

const asked = takeAsked();

/**
 * A new deployment removes the files of the one before, and a document that is open for longer asks for them in vain. Then one full
 * load brings the new ones. False when the site is not newer, when it cannot be reached, or when this document has come by such a load
 * itself: whatever a server answers, there is no second one.
 */
export async function loadNewDeployment(island: string, readStart?: () => unknown): Promise<boolean> {
  if (asked || !(await isDeployedAnew())) return false;
  history.replaceState({...readState(), asked: {island, start: readStart?.()}}, '');
  location.reload();
  return true;
}

/** Uses a part of the site that is loaded only now. Without it the page is still a page: nothing is shown in its place. */
export function whenLoaded<Part>(loading: Promise<Part>, use: (part: Part) => void): void {
  loading.then(use, async (error: unknown) => {
    if (!(await loadNewDeployment(''))) console.warn('Part of this page could not be loaded.', error);
  });
}

/** Opens the island that the reader had asked for before the full load. */
export function openIfAsked(island: string, open: (start: unknown) => void): void {
  if (asked?.island === island) open(asked.start);
}

/** The history entry keeps it over the load, and forgets it right after. */
function takeAsked(): Asked | undefined {
  const {asked, ...rest} = readState() ?? {};
  if (asked) history.replaceState(rest, '');
  return asked;
}

function readState(): KeptState {
  return history.state as KeptState;
}

/** The name of the first script changes with every file that it loads later. */
async function isDeployedAnew(): Promise<boolean> {
  const script = document.querySelector('script[src]')?.getAttribute('src');
  try {
    const response = await fetch(location.pathname, {headers: {accept: 'text/html'}, cache: 'no-cache'});
    return response.ok && !!script && !(await response.text()).includes(script);
  } catch {
    return false;
  }
}
