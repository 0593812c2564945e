import type {PlacedOperation} from '@docs/openapi';
import {useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import type {CheckStart, RequestDraft} from '../checkStart.ts';
import {areExamplesProven} from '../layer/checker.ts';
import type {DraftCheck} from './checkDraft.ts';
import type {Addresses, CompiledContract} from '../contract.ts';

type LoadedCheck = {checkDraft: typeof import('./checkDraft.ts').checkDraft; addresses: Addresses};

export type CheckState = {kind: 'checked'; check: DraftCheck} | {kind: 'loading'} | {kind: 'failed'; retry: () => void};

async function loadCheck(contract: CompiledContract): Promise<LoadedCheck> {
  const [{checkDraft}, {addresses}] = await Promise.all([import('./checkDraft.ts'), contract.loadAddresses()]);
  return {checkDraft, addresses};
}

/** For the moment when a change is likely. A failure shows once it is needed. */
export function preloadCheck(contract: CompiledContract): void {
  loadCheck(contract).catch(() => {});
}

/**
 * The result for what was typed, without holding up the typing. Where an operation's own example is known to be valid, the code that
 * checks and explains is loaded with the first change.
 */
export function useCheck(
  contract: CompiledContract,
  operation: PlacedOperation,
  start: CheckStart,
  draft: RequestDraft,
): CheckState {
  const [loaded, setLoaded] = useState<LoadedCheck | 'failed'>();
  const [first] = useState(draft);
  const typed = useDeferredValue(draft);
  const example = areExamplesProven && 'request' in start && typed === first ? start.request : undefined;
  const load = useCallback((): void => void loadCheck(contract).then(setLoaded, () => setLoaded('failed')), [contract]);
  useEffect(() => {
    if (!example) load();
  }, [example, load]);
  return useMemo(() => {
    if (example) return {kind: 'checked', check: {faults: [], request: example}};
    const retry = (): void => {
      setLoaded(undefined);
      load();
    };
    if (loaded === 'failed') return {kind: 'failed', retry};
    return loaded ? {kind: 'checked', check: loaded.checkDraft(contract, loaded.addresses, operation, typed)} : {kind: 'loading'};
  }, [example, loaded, load, contract, operation, typed]);
}
