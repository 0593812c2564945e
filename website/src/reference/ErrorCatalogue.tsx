import {toHref} from '@docs/openapi';
import type {ApiReference, ErrorAnswer} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Heading2} from '../content/Heading.tsx';
import {AnswerParts} from './Answers.tsx';
import {ExampleBlock} from './Examples.tsx';
import {Html} from './Html.tsx';
import styles from './ReferencePage.module.css';

/** Every error of the API once. Operations lead here. */
export function ErrorCatalogue({reference: {errors, errorsText}}: {reference: ApiReference}): ReactNode {
  if (errors.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading2 id="errors">Errors</Heading2>
      {errorsText && <p>{errorsText}</p>}
      <dl className={styles.list}>
        {errors.map((error) => (
          <ErrorEntry key={error.anchor} error={error} />
        ))}
      </dl>
    </section>
  );
}

function ErrorEntry({error}: {error: ErrorAnswer}): ReactNode {
  const examples = error.mediaTypes.flatMap((media) => media.examples);
  return (
    <div id={error.anchor}>
      <dt>
        <code>{error.status}</code>
        {error.onlyFrom && (
          <span className={styles.facts}>
            {' '}
            only from <a href={toHref(error.onlyFrom.anchor, error.onlyFrom.route)}>{error.onlyFrom.id}</a>
          </span>
        )}
      </dt>
      <dd>
        <Html html={error.descriptionHtml} />
        {error.messages.map((message) => (
          <p key={message} className={styles.message}>
            {message}
          </p>
        ))}
        <AnswerParts answer={error} />
        {examples.map((example, index) => (
          <ExampleBlock key={index} title={error.status} example={example} />
        ))}
      </dd>
    </div>
  );
}
