import {toHref} from '@docs/openapi';
import type {Answer, ErrorLink, ResponseLink} from '@docs/openapi/reference';
import {Fragment, type ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {Html} from './Html.tsx';
import {MediaTypes} from './MediaTypes.tsx';
import styles from './OperationSection.module.css';
import {FieldList} from './SchemaInner.tsx';

/** The first is the one to hope for. */
export function Answers({answers}: {answers: Answer[]}): ReactNode {
  return answers.map((answer, index) => (
    <div key={answer.anchor} id={answer.anchor} {...(index === 0 ? mark('unfold') : {})}>
      <h4>
        Response <span className={styles.status}>{answer.status}</span>
      </h4>
      <Html html={answer.descriptionHtml} />
      <AnswerParts answer={answer} />
    </div>
  ));
}

/** What a response is made of. */
export function AnswerParts({answer: {mediaTypes, headers, links}}: {answer: Answer}): ReactNode {
  return (
    <>
      <MediaTypes mediaTypes={mediaTypes} />
      {headers.length > 0 && (
        <>
          <p className={styles.part}>Headers</p>
          <FieldList fields={headers} />
        </>
      )}
      {links.length > 0 && (
        <>
          <p className={styles.part}>Links</p>
          <ul role="list" className={styles.errors}>
            {links.map((link) => (
              <LinkEntry key={link.anchor} link={link} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Which operation to go on with, and what to send to it. */
function LinkEntry({link: {name, anchor, descriptionHtml, operation, target, values}}: {link: ResponseLink}): ReactNode {
  return (
    <li id={anchor}>
      <code>{name}</code>
      {operation && ', to '}
      {target ? <a href={toHref(target.anchor, target.route)}>{operation}</a> : operation}
      {values.map((value, index) => (
        <Fragment key={value.name}>
          {index === 0 ? ' with ' : ', '}
          <code>{value.name}</code> from <code>{value.value}</code>
        </Fragment>
      ))}
      <Html html={descriptionHtml} />
    </li>
  );
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
