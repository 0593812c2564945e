import type {CompiledContract} from '../../contract.ts';
import type {CheckStart} from '../../checkStart.ts';
import {readJson, selector} from '../../dataAttributes.ts';
import type {RenderIsland} from '../../islands/mountIsland.tsx';
import type {ReferenceStart} from '../../referenceStart.ts';
import {announce} from '../elements/announce.ts';
import {onApproach} from '../elements/events.ts';
import {showLanguage} from '../elements/tabs.ts';
import {chosenRegion, showRegion, startRegions} from './chosenRegion.ts';
import {dressCode} from './code.ts';
import {addFilters, startFilter} from './fieldFilter.ts';
import {fillOpenSchemas, startSchemas} from './schemas.ts';
import {unfoldNearby} from './unfold.ts';

// Loaded with the first reference page. Behaviour listens on the document, as in ../start.ts.
startFilter();
startRegions();
startSchemas();
// A reader who comes near its button will open the checker.
onApproach(selector('check'), () => void loadParts().catch(() => {}));

/** What has to look at the page itself. */
export function readReference(): void {
  showRegion();
  dressCode();
  addFilters();
  fillOpenSchemas();
  unfoldNearby();
}

/**
 * The request checker, for ../openChecker.ts. It is loaded from here because it shares the code and the region of the page: a file of
 * its own would be one more request for every reference.
 */
export async function loadChecker(start: CheckStart): Promise<RenderIsland> {
  const [{renderRequestChecker}, contract] = await loadParts();
  const onRender = (): void => {
    showLanguage();
    dressCode();
  };
  return renderRequestChecker({api: readStart(), contract, start, region: chosenRegion(), onRender, announce});
}

function readStart(): ReferenceStart {
  const start = readJson(document.querySelector(selector('reference')), 'reference');
  if (!start) throw new Error('This page is no reference.');
  return start;
}

/** The interface, and the rules for the requests of this page. */
function loadParts(): Promise<[typeof import('../../checker/RequestChecker.tsx'), CompiledContract]> {
  const {contract} = readStart();
  return Promise.all([
    import('../../checker/RequestChecker.tsx'),
    import(/* @vite-ignore */ contract) as Promise<CompiledContract>,
  ]);
}
