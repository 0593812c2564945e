import type {Exchange, ReferenceExample, ReferenceMediaType} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {PlainCode} from '../content/CodeTabs.tsx';
import {Html} from './Html.tsx';
import styles from './OperationSection.module.css';

/** Bodies to send and answers to expect. The samples show the first body already, so the first answer is what is open. */
export function Examples({exchange: {body, answers}}: {exchange: Exchange}): ReactNode {
  return (
    <>
      {body && <MediaExamples title="Body" mediaTypes={body.mediaTypes} />}
      {answers.map(({anchor, status, mediaTypes}) => (
        <MediaExamples key={anchor} title={status} mediaTypes={mediaTypes} isOpen />
      ))}
    </>
  );
}

type MediaExamplesProps = {title: string; mediaTypes: ReferenceMediaType[]; /** Shows the first at once. */ isOpen?: boolean};

/** Where examples are of several types, each says which. */
function MediaExamples({title, mediaTypes, isOpen = false}: MediaExamplesProps): ReactNode {
  const shown = mediaTypes.filter(({examples}) => examples.length > 0);
  const all = shown.flatMap(({type, examples}) => examples.map((example) => ({type, example})));
  return all.map(({type, example}, index) => (
    <ExampleBlock
      key={index}
      title={title}
      example={example}
      isOpen={isOpen && index === 0}
      {...(shown.length > 1 ? {type} : {})}
    />
  ));
}

type ExampleBlockProps = {title: string; type?: string; example: ReferenceExample; isOpen?: boolean};

export function ExampleBlock({title, type = '', example, isOpen = false}: ExampleBlockProps): ReactNode {
  const {summary, descriptionHtml, json} = example;
  return (
    <details className={styles.example} open={isOpen}>
      <summary>
        <b>{title}</b> {summary}
        {type && ` (${type})`}
      </summary>
      <Html html={descriptionHtml} />
      <PlainCode code={json} />
    </details>
  );
}
