import type {ReferenceMediaType, ReferenceSchema} from '@docs/openapi/reference';
import {Fragment, type ReactNode} from 'react';
import styles from './OperationSection.module.css';
import {SchemaInner} from './SchemaInner.tsx';
import {SchemaText} from './SchemaText.tsx';

const usual = 'application/json';

/** The type is named only where it is not JSON, or where there is a choice. */
export function MediaTypes({mediaTypes}: {mediaTypes: ReferenceMediaType[]}): ReactNode {
  const isNamed = mediaTypes.length > 1 || mediaTypes.some(({type}) => type !== usual);
  return mediaTypes.map(({type, name, schema}) => (
    <Fragment key={type}>
      {isNamed && (
        <p>
          <code>{type}</code>
        </p>
      )}
      {schema && <RootSchema name={name} schema={schema} />}
    </Fragment>
  ));
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
