import {formatJson} from '@docs/openapi';
import {type ReactNode, useMemo, useState} from 'react';
import {mark} from '../dataAttributes.ts';
import {languageLabel} from '../layer/languages.ts';
import type {Preparation} from '../layer/run/preparations.ts';
import {showMock} from '../layer/run/run.ts';
import {createFieldLinks, findResponse, linkKeys} from './describedFields.ts';
import {listRuns, type RunSample} from './pastRuns.ts';
import styles from './RequestChecker.module.css';
import type {RunResponse, TaskState} from '../layer/run/runnableRequest.ts';
import {wordStatus, wordTime} from './wordResponse.ts';

export type ResponseViewProps = {
  response: RunResponse;
  task?: TaskState | undefined;
  preparation?: Preparation | undefined;
  run: (prepared: Preparation) => void;
};

/** What the API responds, and what to know about it. */
export function ResponseView({response, task, preparation, run}: ResponseViewProps): ReactNode {
  const {operationId, status, headers, body, milliseconds} = response;
  const isRefused = status >= 400;
  return (
    <section aria-label="Response" className={styles[isRefused ? 'wrong' : 'right']}>
      <p>
        <b className={styles.result}>{wordStatus(response)}</b> <span className={styles.note}>{wordTime(milliseconds)}</span>
      </p>
      {isRefused && <Explanation status={status} />}
      {preparation && <Prepare {...{preparation, run}} />}
      {task && <p className={styles.note}>{wordTask(task)}</p>}
      {body !== '' && <Body {...{body, operationId, status}} />}
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
      {showMock && (
        <p>
          <button type="button" className={styles.button} onClick={showMock}>
            What’s in the mock
          </button>
        </p>
      )}
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

/** Links that fill in the request of each run again, and the same request as code, to copy. */
function PastRuns(): ReactNode {
  const runs = listRuns();
  const [codes, setCodes] = useState<Record<string, RunSample[]>>({});
  const writeCodes = async (): Promise<void> => {
    const written = runs.map(async ({href, toCode}) => [href, await toCode()] as const);
    // Without the code, there is nothing to copy; the links still work.
    const codes = await Promise.all(written).catch(() => []);
    setCodes(Object.fromEntries(codes));
  };
  return (
    <details className={styles.samples} onToggle={({currentTarget}) => void (currentTarget.open && writeCodes())}>
      <summary>Last runs ({runs.length})</summary>
      <ol className={styles.runs}>
        {runs.map(({href, operationId, status}) => (
          <li key={href}>
            <a href={href}>{operationId}</a> {wordStatus({status})}
            <CopyButtons operationId={operationId} samples={codes[href] ?? []} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function CopyButtons({operationId, samples}: {operationId: string; samples: RunSample[]}): ReactNode {
  return samples.map(({language, code}) => (
    <button
      key={language}
      type="button"
      className={styles.place}
      aria-label={`Copy ${operationId} as ${languageLabel(language)}`}
      {...mark('copyText', code)}
    >
      Copy as {languageLabel(language)}
    </button>
  ));
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

function Body({body, operationId, status}: {body: string; operationId: string; status: number}): ReactNode {
  const text = useMemo(() => layOut(body), [body]);
  const findLink = useMemo(() => createFieldLinks(findResponse(operationId, status)), [operationId, status]);
  return (
    <>
      <figure className={styles.responseBody}>
        {/* Long lines and long bodies scroll, by keyboard, too. */}
        <pre tabIndex={0} role="group" aria-label="Response body">
          <code {...mark('code')}>
            {linkKeys(text.slice(0, longest), findLink).map((part, index) => (
              <JsonText key={index} {...part} />
            ))}
          </code>
        </pre>
      </figure>
      {text.length > longest && <p className={styles.note}>The first 50,000 of {text.length} characters.</p>}
    </>
  );
}

/** Bodies that aren't JSON are shown as they came. */
function layOut(body: string): string {
  try {
    return formatJson(JSON.parse(body));
  } catch {
    return body;
  }
}

/** A key leads to what the page says about it. */
function JsonText({text, href}: {text: string; href?: string | undefined}): ReactNode {
  return href === undefined ? text : <a href={href}>{text}</a>;
}
