import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {buildAddress, wordNeeds} from '../layer/checker.ts';
import {Method} from '../reference/Method.tsx';
import type {RequestDraft} from '../checkStart.ts';
import styles from './RequestChecker.module.css';
import {toShareHash} from './shareLink.ts';

type RequestLineProps = {
  document: OpenApiDocument;
  operation: PlacedOperation;
  request: ApiRequest;
  region: string | undefined;
  draft: RequestDraft;
};

/** Where the request would go, what its key needs, and a link to share it. */
export function RequestLine({document, operation, request, region, draft}: RequestLineProps): ReactNode {
  return (
    <>
      <p className={styles.address}>
        <Method method={operation.method.toUpperCase()} /> <code>{buildAddress(document, operation, request, region)}</code>
      </p>
      <p className={styles.note}>
        {wordNeeds(operation)} <ShareButton hash={toShareHash({operationId: operation.value.operationId, draft})} />
      </p>
    </>
  );
}

function ShareButton({hash}: {hash: string | undefined}): ReactNode {
  if (hash === undefined) return 'This request is too long for a link.';
  return (
    <button type="button" className={styles.button} {...mark('copyText', location.origin + location.pathname + hash)}>
      Copy a link to this request
    </button>
  );
}
