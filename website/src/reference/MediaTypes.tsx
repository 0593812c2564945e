import type {ReferenceMediaType, ReferenceSchema} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import styles from './OperationSection.module.css';
import {SchemaInner} from './SchemaInner.tsx';
import {SchemaText} from './SchemaText.tsx';

const usual = 'application/json';

/** The type is named only where it is not JSON, or where there is a choice. All but the first are closed. */
export function MediaTypes({mediaTypes}: {mediaTypes: ReferenceMediaType[]}): ReactNode {
  const [first, ...others] = mediaTypes;
  if (!first) return null;
  return (
    <>
      {(others.length > 0 || first.type !== usual) && (
        <p>
          <code>{first.type}</code>
        </p>
      )}
      <Content media={first} />
      {others.map((media) => (
        <details key={media.type} className={styles.media}>
          <summary>
            <code>{media.type}</code>
          </summary>
          <Content media={media} />
        </details>
      ))}
    </>
  );
}

function Content({media: {notesHtml, name, schema}}: {media: ReferenceMediaType}): ReactNode {
  return (
    <>
      {notesHtml.length > 0 && <p dangerouslySetInnerHTML={{__html: notesHtml.join(' ')}} />}
      {schema && <RootSchema name={name} schema={schema} />}
    </>
  );
}

/** Fields are shown at once: the operation can be read without opening anything. */
export function RootSchema({name = '', schema}: {name?: string; schema: ReferenceSchema}): ReactNode {
  const isPlainObject = schema.type === 'object' && schema.inner.length > 0;
  return (
    <div className={styles.schema}>
      {name && <code>{name}</code>} <SchemaText schema={schema} hasType={!isPlainObject} />
      <SchemaInner inner={schema.inner} isOpen />
    </div>
  );
}
