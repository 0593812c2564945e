import type {ReactNode} from 'react';
import type {MockKey} from '../mock/mockCall.ts';
import {adminKey, searchKey} from './mockKeys.ts';
import type {Preparation} from './preparations.ts';
import styles from './RequestChecker.module.css';
import {preloadRun, type RunState} from './useRun.ts';

type RunPanelProps = {
  state: RunState;
  keys: MockKey[];
  chosenKey: string;
  chooseKey: (key: string) => void;
  isValid: boolean;
  run: (prepared?: Preparation) => void;
};

/** Runs the request on the mock in the page, with a key of the reader's choice, and shows what the API responds. */
export function RunPanel({state, keys, chosenKey, chooseKey, isValid, run}: RunPanelProps): ReactNode {
  return (
    <section aria-label="Run" className={styles.run}>
      <div className={styles.runBar}>
        <button
          type="button"
          className={styles.runButton}
          disabled={!isValid}
          onClick={() => run()}
          onFocus={preloadRun}
          onPointerEnter={preloadRun}
        >
          Run
        </button>
        <label>
          <span>API key</span>{' '}
          <select value={chosenKey} onChange={({target}) => chooseKey(target.value)}>
            <option value={adminKey}>all rights</option>
            <option value={searchKey}>search only</option>
            {keys.map(({value, description, rights}) => (
              <option key={value} value={value}>
                {[description || value.slice(0, 8), rights.join(', ') || 'no rights'].join(': ')}
              </option>
            ))}
          </select>
        </label>
        <span className={styles.note}>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      </div>
      <Outcome state={state} run={run} />
    </section>
  );
}

function Outcome({state, run}: Pick<RunPanelProps, 'state' | 'run'>): ReactNode {
  switch (state.kind) {
    case 'none':
      return <p className={styles.note}>Runs on a mock in this page. Reloading discards changes.</p>;
    case 'running':
      return <p className={styles.note}>Running…</p>;
    case 'failed':
      return (
        <div role="alert">
          <p className={styles.note}>The mock couldn’t run it: {state.message}</p>
          <button type="button" className={styles.button} onClick={() => run()}>
            Retry
          </button>
        </div>
      );
    case 'done':
      return <state.View {...state} run={run} />;
  }
}
