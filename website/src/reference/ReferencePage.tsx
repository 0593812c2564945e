import {toHref} from '@docs/openapi';
import type {NamedSchema, OperationGroup, OperationLink, Regions, WholePage} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Heading2, Heading3} from '../content/Heading.tsx';
import {mark, markJson} from '../dataAttributes.ts';
import type {MetadataProps} from '../layout/Metadata.tsx';
import {Page} from '../layout/Page.tsx';
import type {ReferenceStart} from '../referenceStart.ts';
import {ErrorCatalogue} from './ErrorCatalogue.tsx';
import {FurtherReading} from './FurtherReading.tsx';
import {Html} from './Html.tsx';
import {Introduction} from './Introduction.tsx';
import {RootSchema} from './MediaTypes.tsx';
import {Method} from './Method.tsx';
import {OperationSection} from './OperationSection.tsx';
import {OperationsButton} from './OperationsButton.tsx';
import {ReferenceNav} from './ReferenceNav.tsx';
import styles from './ReferencePage.module.css';
import {SectionHeading} from './SectionHeading.tsx';

/** One API: what there is to know before a call, then every operation, then the schemas that they share. */
export function ReferencePage({page: {reference, route, contract}}: {page: WholePage & {contract: string}}): ReactNode {
  const {title, summary, groups, regions, schemas} = reference;
  const description = `${title}: ${summary}`;
  return (
    <ReferenceFrame
      title={title}
      description={description}
      canonical={route}
      sidebar={<ReferenceNav reference={reference} />}
      start={{name: reference.name, route, contract}}
    >
      <Introduction reference={reference} />
      <ErrorCatalogue reference={reference} />
      {groups.map((group) => (
        <Group key={group.anchor} group={group} regions={regions} schemas={schemas} />
      ))}
      {schemas.length > 0 && <Schemas schemas={schemas} />}
    </ReferenceFrame>
  );
}

type ReferenceFrameProps = MetadataProps & {sidebar: ReactNode; start: ReferenceStart; children: ReactNode};

/** What every page of a reference has. The pages of a split one take it, and so the styles, from here: all have the same. */
export function ReferenceFrame({children, start, ...page}: ReferenceFrameProps): ReactNode {
  return (
    <Page {...page}>
      <article className={styles.reference} {...markJson('reference', start)}>
        {children}
        <OperationsButton />
      </article>
    </Page>
  );
}

type GroupProps = {group: OperationGroup; regions: Regions | null; schemas: NamedSchema[]};

export function Group({group, regions, schemas}: GroupProps): ReactNode {
  return (
    <>
      {group.heading && <SectionHeading heading={group.heading} />}
      <div className={styles.group}>
        <Heading2 id={group.anchor}>{group.name}</Heading2>
        <Html html={group.descriptionHtml} />
        <FurtherReading reading={group.furtherReading} />
        <Others others={group.others} />
      </div>
      {group.operations.map((operation) => (
        <OperationSection key={operation.anchor} operation={operation} regions={regions} schemas={schemas} />
      ))}
    </>
  );
}

/** Operations of this group that are in another one. */
function Others({others}: {others: OperationLink[]}): ReactNode {
  if (others.length === 0) return null;
  return (
    <>
      <p>See also:</p>
      <ul role="list">
        {others.map(({anchor, target, method, summary}) => (
          <li key={anchor} id={anchor}>
            <Method method={method} /> <a href={toHref(target.anchor, target.route)}>{summary}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

type SchemasProps = {
  schemas: NamedSchema[];
  about?: {title: string; text: string};
  /** Ids of those that another page of the reference has, too. Search finds them there. */
  repeated?: string[];
};

const sharedSchemas = {title: 'Schemas', text: 'Schemas that several operations share.'};

export function Schemas({schemas, about = sharedSchemas, repeated = []}: SchemasProps): ReactNode {
  return (
    <>
      <div className={styles.group}>
        <Heading2 id="schemas">{about.title}</Heading2>
        <p>{about.text}</p>
      </div>
      {schemas.map(({name, anchor, schema}) => (
        <section key={anchor} className={styles.schema} {...(repeated.includes(anchor) ? mark('repeated') : {})}>
          <Heading3 id={anchor}>{name}</Heading3>
          <RootSchema schema={schema} />
        </section>
      ))}
    </>
  );
}
