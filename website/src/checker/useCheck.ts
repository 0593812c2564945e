import type {PlacedOperation} from '@docs/openapi';
import {useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import type {Check} from './checkDraft.ts';
import type {CheckStart, CompiledContract} from './contract.ts';
import type {Draft} from './draft.ts';

type Checker = typeof import('./checkDraft.ts');

export type CheckState = {kind: 'checked'; check: Check} | {kind: 'loading'} | {kind: 'failed'; retry: () => void};

const loadCheck = (): Promise<Checker> => import('./checkDraft.ts');

/** For the moment when a change is likely. A failure shows once it is needed. */
export function preloadCheck(): void {
  loadCheck().catch(() => {});
}

/**
 * The result for what was typed, without holding up the typing. An operation's own example is valid, which the tests have proven,
 * so that the code that checks and explains is loaded with the first change.
 */
export function useCheck(contract: CompiledContract, operation: PlacedOperation, start: CheckStart, draft: Draft): CheckState {
  const [loaded, setLoaded] = useState<Checker | 'failed'>();
  const [first] = useState(draft);
  const typed = useDeferredValue(draft);
  const example = 'request' in start && typed === first ? start.request : undefined;
  const load = useCallback((): void => void loadCheck().then(setLoaded, () => setLoaded('failed')), []);
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
    return loaded ? {kind: 'checked', check: loaded.checkDraft(contract, operation, typed)} : {kind: 'loading'};
  }, [example, loaded, load, contract, operation, typed]);
}
