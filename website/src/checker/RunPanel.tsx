import type {ReactNode} from 'react';
import type {MockKey} from '../mock/mockCall.ts';
import {labelKey, runNote, starterKeys} from '../layer/checker.ts';
import type {Preparation} from '../layer/run/preparations.ts';
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
        {starterKeys.length > 0 && <KeyChooser {...{keys, chosenKey, chooseKey}} />}
        <span className={styles.note}>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      </div>
      <Outcome state={state} run={run} />
    </section>
  );
}

function KeyChooser({keys, chosenKey, chooseKey}: Pick<RunPanelProps, 'keys' | 'chosenKey' | 'chooseKey'>): ReactNode {
  const choices = [...starterKeys, ...keys.map((key) => ({value: key.value, label: labelKey(key)}))];
  return (
    <label>
      <span>API key</span>{' '}
      <select value={chosenKey} onChange={({target}) => chooseKey(target.value)}>
        {choices.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Outcome({state, run}: Pick<RunPanelProps, 'state' | 'run'>): ReactNode {
  switch (state.kind) {
    case 'none':
      return <p className={styles.note}>{runNote}</p>;
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
