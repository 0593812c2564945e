import type {NamedSchema, ReferenceOperation, Regions} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {CodeTabs} from '../content/CodeTabs.tsx';
import {Heading3} from '../content/Heading.tsx';
import {mark, markJson} from '../dataAttributes.ts';
import {Answers, Errors} from './Answers.tsx';
import {BodySection} from './BodySection.tsx';
import {Examples} from './Examples.tsx';
import {FieldList} from './SchemaInner.tsx';
import {heightClass} from './heightClass.ts';
import {Html} from './Html.tsx';
import {Method} from './Method.tsx';
import styles from './OperationSection.module.css';
import {WithRegion} from './WithRegion.tsx';

type OperationSectionProps = {operation: ReferenceOperation; regions: Regions | null; schemas: NamedSchema[]};

/** The text on the left, what can be copied on the right. */
export function OperationSection({operation, regions, schemas}: OperationSectionProps): ReactNode {
  const {id, anchor, tagAnchor, summary, samples} = operation;
  return (
    <section id={tagAnchor} className={`${styles.operation} ${heightClass(operation, schemas)}`}>
      <div className={styles.text}>
        <Heading3 id={anchor}>{summary}</Heading3>
        <Address operation={operation} />
        <Html html={operation.descriptionHtml} />
        <Rights operation={operation} />
        <FurtherReading operation={operation} />
        {operation.parameters.map(({title, fields}) => (
          <div key={title}>
            <h4>{title}</h4>
            <FieldList fields={fields} />
          </div>
        ))}
        {operation.body && <BodySection body={operation.body} />}
        <Answers answers={operation.answers} />
        <Errors errors={operation.errors} />
      </div>
      <div className={styles.samples}>
        <CodeTabs
          id={`sample/${id}`}
          samples={samples.map(({code, ...sample}) => ({...sample, code: <WithRegion text={code} regions={regions} />}))}
        />
        <CheckButton operation={operation} />
        <Examples operation={operation} />
      </div>
    </section>
  );
}

function Address({operation: {id, method, path, isDeprecated}}: {operation: ReferenceOperation}): ReactNode {
  return (
    <p className={styles.address}>
      <Method method={method} /> <code>{path}</code>{' '}
      <button
        type="button"
        className={`${styles.copy} needs-script`}
        aria-label={`Copy the path of ${id}`}
        {...mark('copyText', path)}
      >
        Copy
      </button>
      {isDeprecated && <b className={styles.deprecated}>deprecated</b>}
    </p>
  );
}

/** Carries the example to begin with. */
function CheckButton({operation: {id, request}}: {operation: ReferenceOperation}): ReactNode {
  return (
    <button
      type="button"
      className={`${styles.check} needs-script`}
      aria-label={`Try it: ${id}`}
      {...markJson('check', {operationId: id, request})}
    >
      Try it
    </button>
  );
}

function Rights({operation: {rightsHtml}}: {operation: ReferenceOperation}): ReactNode {
  return rightsHtml && <p className={styles.rights} dangerouslySetInnerHTML={{__html: rightsHtml}} />;
}

function FurtherReading({operation: {furtherReading}}: {operation: ReferenceOperation}): ReactNode {
  return (
    furtherReading && (
      <p>
        Read more: <a href={furtherReading.href}>{furtherReading.text}</a>
      </p>
    )
  );
}
