import type {ApiReference, NamedSchema, OperationGroup, Regions} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Heading2, Heading3} from '../content/Heading.tsx';
import {Page} from '../layout/Page.tsx';
import {ErrorCatalogue} from './ErrorCatalogue.tsx';
import {Html} from './Html.tsx';
import {Introduction} from './Introduction.tsx';
import {RootSchema} from './MediaTypes.tsx';
import {OperationSection} from './OperationSection.tsx';
import {OperationsButton} from './OperationsButton.tsx';
import {ReferenceNav} from './ReferenceNav.tsx';
import styles from './ReferencePage.module.css';

/** One API: what there is to know before a call, then every operation, then the schemas that they share. */
export function ReferencePage({reference, route}: {reference: ApiReference; route: string}): ReactNode {
  const {title, summary, groups, regions, errors, schemas} = reference;
  return (
    <Page title={title} description={`${title}: ${summary}`} canonical={route} sidebar={<ReferenceNav reference={reference} />}>
      <article className={styles.reference}>
        <Introduction reference={reference} />
        <ErrorCatalogue errors={errors} />
        {groups.map((group) => (
          <Group key={group.anchor} group={group} regions={regions} schemas={schemas} />
        ))}
        {schemas.length > 0 && <Schemas schemas={schemas} />}
        <OperationsButton />
      </article>
    </Page>
  );
}

type GroupProps = {group: OperationGroup; regions: Regions | null; schemas: NamedSchema[]};

function Group({group, regions, schemas}: GroupProps): ReactNode {
  return (
    <>
      <div className={styles.group}>
        <Heading2 id={group.anchor}>{group.name}</Heading2>
        <Html html={group.descriptionHtml} />
      </div>
      {group.operations.map((operation) => (
        <OperationSection key={operation.anchor} operation={operation} regions={regions} schemas={schemas} />
      ))}
    </>
  );
}

function Schemas({schemas}: {schemas: NamedSchema[]}): ReactNode {
  return (
    <>
      <div className={styles.group}>
        <Heading2 id="schemas">Schemas</Heading2>
        <p>Schemas that several operations share.</p>
      </div>
      {schemas.map(({name, anchor, schema}) => (
        <section key={anchor} className={styles.schema}>
          <Heading3 id={anchor}>{name}</Heading3>
          <RootSchema schema={schema} />
        </section>
      ))}
    </>
  );
}
