import type {ReferenceExample, ReferenceOperation} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {PlainCode} from '../content/CodeTabs.tsx';
import {Html} from './Html.tsx';
import styles from './OperationSection.module.css';

/** Bodies to send and answers to expect. The samples show the first body already, so the first answer is what is open. */
export function Examples({operation: {body, answers}}: {operation: ReferenceOperation}): ReactNode {
  const bodies = (body?.mediaTypes ?? []).flatMap(({examples}) => examples);
  return (
    <>
      {bodies.map((example) => (
        <ExampleBlock key={example.summary} title="Body" example={example} />
      ))}
      {answers.flatMap(({status, mediaTypes}) =>
        mediaTypes
          .flatMap(({examples}) => examples)
          .map((example, index) => (
            <ExampleBlock key={`${status}-${example.summary}`} title={status} example={example} isOpen={index === 0} />
          )),
      )}
    </>
  );
}

type ExampleBlockProps = {title: string; example: ReferenceExample; isOpen?: boolean};

function ExampleBlock({title, example: {summary, descriptionHtml, json}, isOpen = false}: ExampleBlockProps): ReactNode {
  return (
    <details className={styles.example} open={isOpen}>
      <summary>
        <b>{title}</b> {summary}
      </summary>
      <Html html={descriptionHtml} />
      <PlainCode code={json} />
    </details>
  );
}
