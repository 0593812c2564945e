import type {NamedSchema, ReferenceOperation, Regions, Sample} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {CodeTabs} from '../content/CodeTabs.tsx';
import {Heading3} from '../content/Heading.tsx';
import {mark, markJson} from '../dataAttributes.ts';
import {Answers, Errors} from './Answers.tsx';
import {BodySection} from './BodySection.tsx';
import {Callbacks} from './Callbacks.tsx';
import {Examples} from './Examples.tsx';
import {FurtherReading} from './FurtherReading.tsx';
import {heightClass} from './heightClass.ts';
import {Html} from './Html.tsx';
import {Method} from './Method.tsx';
import styles from './OperationSection.module.css';
import {Parameters} from './Parameters.tsx';
import {ServerList} from './Servers.tsx';
import {WithRegion} from './WithRegion.tsx';

type OperationSectionProps = {operation: ReferenceOperation; regions: Regions | null; schemas: NamedSchema[]};

/** The text on the left, what can be copied on the right. */
export function OperationSection({operation, regions, schemas}: OperationSectionProps): ReactNode {
  const {id, anchor, tagAnchor, summary, lead, samples, servers} = operation;
  return (
    <section id={tagAnchor} className={`${styles.operation} ${heightClass(operation, schemas)}`}>
      <div className={styles.text}>
        <Heading3 id={anchor}>{summary}</Heading3>
        <Address operation={operation} />
        {lead && <p>{lead}</p>}
        <Html html={operation.descriptionHtml} />
        <Needs html={operation.rightsHtml} />
        <Needs html={operation.securityHtml} />
        <FurtherReading reading={operation.furtherReading} />
        {servers.length > 0 && (
          <div>
            <h4>Servers</h4>
            <ServerList servers={servers} regions={regions} />
          </div>
        )}
        <Parameters groups={operation.parameters} />
        {operation.body && <BodySection body={operation.body} />}
        <Answers answers={operation.answers} />
        <Errors errors={operation.errors} />
        <Callbacks callbacks={operation.callbacks} />
      </div>
      <div className={styles.samples}>
        {samples.length > 0 && (
          <CodeTabs
            id={`sample/${id}`}
            samples={nameTabs(samples).map(({code, ...sample}) => ({
              ...sample,
              code: <WithRegion text={code} regions={regions} />,
            }))}
          />
        )}
        {lead === '' && <CheckButton operation={operation} />}
        <Examples exchange={operation} />
      </div>
    </section>
  );
}

/** The path of what the reader's own server receives is up to the reader. */
function Address({operation: {id, method, path, lead, isDeprecated}}: {operation: ReferenceOperation}): ReactNode {
  return (
    <p className={styles.address}>
      <Method method={method} /> <code>{path}</code>{' '}
      {lead === '' && (
        <button
          type="button"
          className={`${styles.copy} needs-script`}
          aria-label={`Copy the path of ${id}`}
          {...mark('copyText', path)}
        >
          Copy
        </button>
      )}
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

/** Rights or credentials. */
function Needs({html}: {html: string}): ReactNode {
  return html && <p className={styles.rights} dangerouslySetInnerHTML={{__html: html}} />;
}

/** A document may have several samples of a language, and each needs a tab of its own. */
function nameTabs(samples: Sample[]): Sample[] {
  return samples.map((sample, index) => {
    const before = samples.slice(0, index).filter(({language}) => language === sample.language).length;
    return before === 0 ? sample : {...sample, language: `${sample.language}-${before + 1}`};
  });
}
