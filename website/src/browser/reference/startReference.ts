import type {CompiledContract} from '../../checker/contract.ts';
import type {CheckStart} from '../../checkStart.ts';
import {selector} from '../../dataAttributes.ts';
import type {RenderIsland} from '../../islands/mountIsland.tsx';
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
 * its own would be one more request for every reference, and in the file of ../start.ts, every page would load the list of contracts.
 */
export async function loadChecker(start: CheckStart): Promise<RenderIsland> {
  const [{renderRequestChecker}, contract] = await loadParts();
  const onRender = (): void => {
    showLanguage();
    dressCode();
  };
  return renderRequestChecker({api: readApi(), contract, start, region: chosenRegion(), onRender, announce});
}

const contracts = import.meta.glob<CompiledContract>('../../../../specs/*/spec.yml', {query: '?contract'});

function readApi(): string {
  const [, , name = ''] = location.pathname.split('/');
  return name;
}

/** The interface and the rules of this page's API: `/specs/<api>`, or `/specs/<api>/<group>`. */
function loadParts(): Promise<[typeof import('../../checker/RequestChecker.tsx'), CompiledContract]> {
  const name = readApi();
  const contract = contracts[`../../../../specs/${name}/spec.yml`];
  if (!contract) throw new Error(`There is no API ${name}.`);
  return Promise.all([import('../../checker/RequestChecker.tsx'), contract()]);
}
