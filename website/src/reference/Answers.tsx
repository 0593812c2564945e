import {toHref} from '@docs/openapi';
import type {Answer, ErrorLink} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {Html} from './Html.tsx';
import {MediaTypes} from './MediaTypes.tsx';
import styles from './OperationSection.module.css';

/** The first is the one to hope for. */
export function Answers({answers}: {answers: Answer[]}): ReactNode {
  return answers.map(({status, anchor, descriptionHtml, mediaTypes}, index) => (
    <div key={status} id={anchor} {...(index === 0 ? mark('unfold') : {})}>
      <h4>
        Response <span className={styles.status}>{status}</span>
      </h4>
      <Html html={descriptionHtml} />
      <MediaTypes mediaTypes={mediaTypes} />
    </div>
  ));
}

/** Errors are described once for the whole page; here is what each means in a sentence. */
export function Errors({errors}: {errors: ErrorLink[]}): ReactNode {
  if (errors.length === 0) return null;
  return (
    <>
      <h4>Errors</h4>
      <ul role="list" className={styles.errors}>
        {errors.map(({status, anchor, target, text}) => (
          <li key={anchor} id={anchor}>
            <a href={toHref(target.anchor, target.route)}>{status}</a> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
