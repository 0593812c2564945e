import type {CompiledContract} from '../../checker/contract.ts';
import type {CheckStart} from '../../checkStart.ts';
import {selector} from '../../dataAttributes.ts';
import type {RenderIsland} from '../../islands/mountIsland.tsx';
import {announce} from '../elements/announce.ts';
import {onApproach} from '../elements/events.ts';
import {showLanguage} from '../elements/tabs.ts';
import {chosenRegion} from './chosenRegion.ts';
import {dressCode} from './code.ts';

const contracts = import.meta.glob<CompiledContract>('../../../../specs/*/spec.yml', {query: '?contract'});

/** Loads the request checker when a reader comes near its button. */
export function preloadChecker(): void {
  onApproach(selector('check'), () => void load().catch(() => {}));
}

export async function loadChecker(start: CheckStart): Promise<RenderIsland> {
  const [{renderRequestChecker}, contract] = await load();
  return renderRequestChecker({contract, start, region: chosenRegion(), onRender, announce});
}

function onRender(): void {
  showLanguage();
  dressCode();
}

/** The interface and the rules of this page's API. */
function load(): Promise<[typeof import('../../checker/RequestChecker.tsx'), CompiledContract]> {
  const name = location.pathname.split('/').at(-1) ?? '';
  const contract = contracts[`../../../../specs/${name}/spec.yml`];
  if (!contract) throw new Error(`There is no API ${name}.`);
  return Promise.all([import('../../checker/RequestChecker.tsx'), contract()]);
}
