import type {CheckStart, Contract} from '../../checker/contract.ts';
import {readMark, selector} from '../../dataAttributes.ts';
import {announce} from '../announce.ts';
import {onClick} from '../events.ts';
import {openIsland} from '../islands.ts';
import {showLanguage} from '../tabs.ts';
import {dressCode} from './code.ts';
import {chosenRegion} from './regions.ts';

const contracts = import.meta.glob<Contract>('../../../../specs/*/spec.yml', {query: '?contract'});

/** Opens the request checker: by the button of an operation, or by a link that carries a request. */
export function startChecker(): void {
  onClick(selector('check'), (button) => openChecker(JSON.parse(readMark(button, 'check')) as CheckStart));
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, ({target}) => {
      if (target instanceof Element && target.closest(selector('check'))) void load().catch(() => {});
    });
  }
  addEventListener('hashchange', () => void openShared());
}

/** The request of a link that a colleague sent. */
export async function openShared(): Promise<void> {
  if (!location.hash.startsWith('#check/')) return;
  const {readShareHash} = await import('../../checker/shareLink.ts');
  const shared = readShareHash(location.hash);
  if (!shared) return announce('The link to a request is damaged.');
  document.getElementById(`operation/${shared.operationId}`)?.scrollIntoView();
  openChecker(shared);
}

function openChecker(start: CheckStart): void {
  void openIsland('request checker', async () => {
    const [{renderRequestChecker}, contract] = await load();
    return renderRequestChecker({contract, start, region: chosenRegion(), onRender, announce});
  });
}

function onRender(): void {
  showLanguage();
  dressCode();
}

/** The interface and the rules of this page's API. */
function load(): Promise<[typeof import('../../checker/RequestChecker.tsx'), Contract]> {
  const name = location.pathname.split('/').at(-1) ?? '';
  const contract = contracts[`../../../../specs/${name}/spec.yml`];
  if (!contract) throw new Error(`There is no API ${name}.`);
  return Promise.all([import('../../checker/RequestChecker.tsx'), contract()]);
}
