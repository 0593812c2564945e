import {listOperations, type PlacedOperation} from '@docs/openapi';
import {type KeyboardEvent, type ReactNode, useEffect, useMemo, useState} from 'react';
import type {CheckStart, RequestDraft} from '../checkStart.ts';
import {starterKeys} from '../layer/checker.ts';
import type {ReferenceStart} from '../referenceStart.ts';
import {BodyEditor} from './BodyEditor.tsx';
import {readBodyFormat} from './bodyFormat.ts';
import {CheckedSamples} from './CheckedSamples.tsx';
import {CheckerDialog} from './CheckerDialog.tsx';
import type {CompiledContract} from '../contract.ts';
import {toDraft} from './draft.ts';
import {ParameterInputs} from './ParameterInputs.tsx';
import {RequestLine} from './RequestLine.tsx';
import {Result} from './Result.tsx';
import {RunPanel} from './RunPanel.tsx';
import {preloadCheck, useCheck} from './useCheck.ts';
import {useRun} from './useRun.ts';
import {wordResult} from './wordResult.ts';

export type RequestCheckerProps = {
  api: ReferenceStart;
  contract: CompiledContract;
  start: CheckStart;
  region: string | undefined;
  /** Grows with every opening; each begins anew. */
  openings: number;
  /** Called when other code has to look at what was rendered: languages of tabs, colours of code. */
  onRender: () => void;
  /** Says something to readers who cannot see the result. */
  announce: (text: string) => void;
};

/** For `openIsland`. */
export function renderRequestChecker(props: Omit<RequestCheckerProps, 'openings'>): (openings: number) => ReactNode {
  return (openings) => <RequestChecker {...props} openings={openings} />;
}

function RequestChecker({contract, start, openings, ...rest}: RequestCheckerProps): ReactNode {
  const operation = useMemo(
    () => listOperations(contract.document).find(({value}) => value.operationId === start.operationId),
    [contract, start],
  );
  return (
    <CheckerDialog openings={openings} title={operation ? `Try it: ${operation.value.operationId}` : 'Try it'}>
      {operation ? (
        <Checker key={openings} contract={contract} operation={operation} start={start} {...rest} />
      ) : (
        <p>This page has no operation {start.operationId}. The link may be outdated.</p>
      )}
    </CheckerDialog>
  );
}

type CheckerProps = Omit<RequestCheckerProps, 'openings'> & {operation: PlacedOperation};

function Checker({api, contract, operation, start, region, onRender, announce}: CheckerProps): ReactNode {
  const [draft, setDraft] = useState<RequestDraft>(() => ('draft' in start ? start.draft : toDraft(operation, start.request)));
  const result = useCheck(contract, operation, start, draft);
  const {faults, request} =
    result.kind === 'checked' ? result.check : {faults: [], request: 'request' in start ? start.request : {}};
  const hasBody = operation.value.requestBody !== undefined;
  const isValid = result.kind === 'checked' && faults.length === 0;
  const [key, setKey] = useState(starterKeys[0]?.value ?? '');
  const {state, keys, run} = useRun({api, contract, document: contract.document, operation, request, draft}, announce);
  const runOnKeys = ({key: pressed, ctrlKey, metaKey}: KeyboardEvent): void => {
    if (pressed === 'Enter' && (ctrlKey || metaKey) && isValid) void run(key);
  };
  useEffect(onRender, [onRender, result, state]);
  useAnnouncement(wordResult(result), announce);
  return (
    <div onFocus={() => preloadCheck(contract)} onKeyDown={runOnKeys}>
      <RequestLine document={contract.document} operation={operation} request={request} region={region} draft={draft} />
      <ParameterInputs operation={operation} draft={draft} faults={faults} onChange={setDraft} />
      {hasBody && (
        <BodyEditor
          text={draft.body}
          format={readBodyFormat(operation).name}
          faults={faults}
          onChange={(body) => setDraft({...draft, body})}
        />
      )}
      <Result result={result} route={api.route} />
      <RunPanel {...{state, keys, isValid}} chosenKey={key} chooseKey={setKey} run={(prepared) => void run(key, prepared)} />
      <CheckedSamples
        document={contract.document}
        operation={operation}
        request={request}
        region={region}
        isValid={faults.length === 0}
        onRender={onRender}
      />
    </div>
  );
}

const calm = 1000;

/** Once the reader stops typing: an announcement with every key would talk over them. */
function useAnnouncement(text: string, announce: (text: string) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), calm);
    return () => clearTimeout(timer);
  }, [text, announce]);
}
