import {formatJson} from '@docs/openapi';
import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {MockResponse} from '../mock/mockCall.ts';
import {listRuns} from './pastRuns.ts';
import type {Preparation} from './preparations.ts';
import styles from './RequestChecker.module.css';
import type {TaskState} from './runRequest.ts';
import {wordStatus, wordTime} from './wordResponse.ts';

export type ResponseViewProps = {
  response: MockResponse;
  task?: TaskState | undefined;
  preparation?: Preparation | undefined;
  run: (prepared: Preparation) => void;
};

/** What the API responds, and what to know about it. */
export function ResponseView({response, task, preparation, run}: ResponseViewProps): ReactNode {
  const {status, headers, body, milliseconds} = response;
  const isRefused = status >= 400;
  return (
    <section aria-label="Response" className={styles[isRefused ? 'wrong' : 'right']}>
      <p>
        <b className={styles.result}>{wordStatus(response)}</b> <span className={styles.note}>{wordTime(milliseconds)}</span>
      </p>
      {isRefused && <Explanation status={status} />}
      {preparation && <Prepare {...{preparation, run}} />}
      {task && <p className={styles.note}>{wordTask(task)}</p>}
      {body !== '' && <Body body={body} />}
      <details className={styles.samples}>
        <summary>Response headers</summary>
        <dl className={styles.headers}>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <PastRuns />
    </section>
  );
}

function Prepare({preparation, run}: {preparation: Preparation; run: ResponseViewProps['run']}): ReactNode {
  return (
    <p>
      {preparation.why}{' '}
      <button type="button" className={styles.button} onClick={() => run(preparation)}>
        {preparation.action}
      </button>
    </p>
  );
}

/** Links that fill in the request of each run again. */
function PastRuns(): ReactNode {
  const runs = listRuns();
  return (
    <details className={styles.samples}>
      <summary>Last runs ({runs.length})</summary>
      <ol className={styles.runs}>
        {runs.map(({href, operationId, status}) => (
          <li key={href}>
            <a href={href}>{operationId}</a> {wordStatus({status})}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What the page says of the status, if it does. */
function Explanation({status}: {status: number}): ReactNode {
  const anchor = `error/${status}`;
  if (!document.getElementById(anchor)) return null;
  return (
    <p>
      <a href={`#${anchor}`}>When the API returns {status}, and what to do</a>
    </p>
  );
}

function wordTask({taskID, publishedAfter}: TaskState): string {
  return publishedAfter === undefined
    ? `Accepted as task ${taskID}. Searches don’t show it yet…`
    : `Published after ${(publishedAfter / 1000).toFixed(1)} s. Searches show it now.`;
}

/** More would take long to draw, and nobody reads it. */
const longest = 50_000;

function Body({body}: {body: string}): ReactNode {
  const text = formatJson(JSON.parse(body));
  return (
    <>
      <figure className={styles.responseBody}>
        {/* Long lines and long bodies scroll, by keyboard, too. */}
        <pre tabIndex={0} role="group" aria-label="Response body">
          <code {...mark('code')}>{text.slice(0, longest)}</code>
        </pre>
      </figure>
      {text.length > longest && <p className={styles.note}>The first 50,000 of {text.length} characters.</p>}
    </>
  );
}
