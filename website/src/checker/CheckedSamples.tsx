import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import {type ReactNode, useEffect, useState} from 'react';
import {CodeTabs} from '../content/CodeTabs.tsx';
import styles from './RequestChecker.module.css';

type CheckedSamplesProps = {
  document: OpenApiDocument;
  operation: PlacedOperation;
  request: ApiRequest;
  region: string | undefined;
  isValid: boolean;
  onRender: () => void;
};

type Builder = typeof import('@docs/algolia-specs/samples');

/** The same request as code, in the reader's language. What writes it is loaded when a reader asks for it. */
export function CheckedSamples({document, operation, request, region, isValid, onRender}: CheckedSamplesProps): ReactNode {
  const [builder, setBuilder] = useState<Builder | 'failed'>();
  const load = (): void => void import('@docs/algolia-specs/samples').then(setBuilder, () => setBuilder('failed'));
  useEffect(onRender, [onRender, builder, request]);
  return (
    <details className={styles.samples} onToggle={load}>
      <summary>This request as code</summary>
      {!isValid && <p className={styles.note}>The API would reject this request.</p>}
      {builder === 'failed' && <LoadError retry={load} />}
      {typeof builder === 'object' && (
        <CodeTabs id="checked" samples={builder.buildSamples(document, operation, request, region)} />
      )}
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
