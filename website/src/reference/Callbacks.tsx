import type {Callback} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Answers} from './Answers.tsx';
import {BodySection} from './BodySection.tsx';
import {Examples} from './Examples.tsx';
import {Html} from './Html.tsx';
import {Method} from './Method.tsx';
import styles from './OperationSection.module.css';
import {Parameters} from './Parameters.tsx';

/** Requests that the API sends because of the operation, each closed: most readers need the operation alone. */
export function Callbacks({callbacks}: {callbacks: Callback[]}): ReactNode {
  if (callbacks.length === 0) return null;
  return (
    <>
      <h4>Callbacks</h4>
      {callbacks.map((callback) => (
        <CallbackEntry key={callback.anchor} callback={callback} />
      ))}
    </>
  );
}

function CallbackEntry({callback}: {callback: Callback}): ReactNode {
  const {name, anchor, method, path, summary, descriptionHtml, isDeprecated, parameters, body, answers, callbacks} = callback;
  return (
    <details id={anchor} className={styles.media}>
      <summary>
        <code>{name}</code> {summary} {isDeprecated && <b className={styles.deprecated}>deprecated</b>}
      </summary>
      <p>
        Your server receives <Method method={method} /> <code>{path}</code>
      </p>
      <Html html={descriptionHtml} />
      <Parameters groups={parameters} />
      {body && <BodySection body={body} />}
      <Answers answers={answers} />
      <Callbacks callbacks={callbacks} />
      <Examples exchange={callback} />
    </details>
  );
}
