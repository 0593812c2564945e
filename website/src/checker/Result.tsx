import {toHref} from '@docs/openapi';
import type {ReactNode} from 'react';
import {editorId} from './BodyEditor.tsx';
import type {ShownFault} from './checkDraft.ts';
import styles from './RequestChecker.module.css';
import {splitCode} from './splitCode.ts';
import type {CheckState} from './useCheck.ts';
import {wordResult} from './wordResult.ts';

/** More would only be scrolled past; the first ones are usually the cause of the others. */
const shown = 20;

/** `route` is where the reference starts. */
export function Result({result, route}: {result: CheckState; route: string}): ReactNode {
  return (
    <section aria-label="Result" className={styles[judge(result)]}>
      <p className={styles.result}>{wordResult(result)}</p>
      {result.kind === 'checked' && <FaultList faults={result.check.faults} route={route} />}
      {result.kind === 'failed' && (
        <button type="button" className={styles.button} onClick={result.retry}>
          Retry
        </button>
      )}
    </section>
  );
}

function judge(result: CheckState): 'right' | 'wrong' | 'open' {
  if (result.kind === 'checked') return result.check.faults.length === 0 ? 'right' : 'wrong';
  return result.kind === 'failed' ? 'wrong' : 'open';
}

function FaultList({faults, route}: {faults: ShownFault[]; route: string}): ReactNode {
  if (faults.length === 0) return null;
  return (
    <>
      <ol className={styles.faults}>
        {faults.slice(0, shown).map((fault) => (
          <li key={fault.pointer + fault.message}>
            <FaultText fault={fault} route={route} />
          </li>
        ))}
      </ol>
      {faults.length > shown && <p className={styles.note}>And {faults.length - shown} more.</p>}
    </>
  );
}

function FaultText({fault, route}: {fault: ShownFault; route: string}): ReactNode {
  const {message, suggestion, pointer, range, anchor} = fault;
  return (
    <>
      <p>
        <WithCode text={message} /> {suggestion && <WithCode text={suggestion} />}
      </p>
      <p className={styles.note}>
        {range && (
          <button type="button" className={styles.place} onClick={() => goTo(range)}>
            Line {range.line}, column {range.column}
          </button>
        )}{' '}
        <code>{pointer}</code>{' '}
        {anchor !== undefined && <a href={addressOf(anchor, route)}>Read about {anchor.split('/').at(-1)}</a>}
      </p>
    </>
  );
}

/** What another page of the API describes is found from its overview. */
function addressOf(anchor: string, route: string): string {
  return toHref(anchor, document.getElementById(anchor) ? '' : route);
}

/** Names and values come in backticks. */
function WithCode({text}: {text: string}): ReactNode {
  return splitCode(text).map(({part, isCode}, index) => (isCode ? <code key={index}>{part}</code> : part));
}

function goTo({from, to}: {from: number; to: number}): void {
  const editor = document.getElementById(editorId);
  if (!(editor instanceof HTMLTextAreaElement)) return;
  editor.focus();
  editor.setSelectionRange(from, to);
}
