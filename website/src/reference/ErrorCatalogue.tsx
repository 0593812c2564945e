import {toHref} from '@docs/openapi';
import type {ErrorAnswer} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Heading2} from '../content/Heading.tsx';
import {Html} from './Html.tsx';
import styles from './ReferencePage.module.css';

export function ErrorCatalogue({errors}: {errors: ErrorAnswer[]}): ReactNode {
  if (errors.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading2 id="errors">Errors</Heading2>
      <p>Every error response has a JSON body with a message.</p>
      <dl className={styles.list}>
        {errors.map((error) => (
          <div key={error.anchor} id={error.anchor}>
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
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
