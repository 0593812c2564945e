import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import {type ReactNode, useEffect, useState} from 'react';
import type {CheckedCode} from './CheckedCode.tsx';
import styles from './RequestChecker.module.css';

type CheckedSamplesProps = {
  document: OpenApiDocument;
  operation: PlacedOperation;
  request: ApiRequest;
  region: string | undefined;
  isValid: boolean;
  onRender: () => void;
};

type Loaded = {View: typeof CheckedCode};

/** The same request as code, in the reader's language. What writes it is loaded when a reader asks for it. */
export function CheckedSamples({isValid, onRender, ...code}: CheckedSamplesProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const load = (): void =>
    void import('./CheckedCode.tsx').then(
      ({CheckedCode: View}) => setLoaded({View}),
      () => setLoaded('failed'),
    );
  useEffect(onRender, [onRender, loaded, code.request]);
  return (
    <details className={styles.samples} onToggle={load}>
      <summary>This request as code</summary>
      {!isValid && <p className={styles.note}>The API would reject this request.</p>}
      {loaded === 'failed' && <LoadError retry={load} />}
      {typeof loaded === 'object' && <loaded.View {...code} />}
    </details>
  );
}

function LoadError({retry}: {retry: () => void}): ReactNode {
  return (
    <p role="alert">
      Couldn’t load the code.{' '}
      <button type="button" className={styles.button} onClick={retry}>
        Retry
      </button>
    </p>
  );
}
