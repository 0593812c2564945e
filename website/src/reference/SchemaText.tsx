import type {EnumValue, ReferenceSchema} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Html} from './Html.tsx';
import styles from './Schema.module.css';

type SchemaTextProps = {schema: ReferenceSchema; isRequired?: boolean; hasType?: boolean};

/** All that is said about a value: type, marks and constraints on one line, then the description and what values mean. */
export function SchemaText({schema, isRequired = false, hasType = true}: SchemaTextProps): ReactNode {
  const {type, marks, constraints, example, descriptionHtml, values, rulesHtml} = schema;
  const facts = [...constraints, ...(example ? [`for example ${example}`] : [])].join(' · ');
  return (
    <>
      {hasType && type} {isRequired && <b className={styles.required}>required</b>}{' '}
      {marks.length > 0 && <b className={styles.mark}>{marks.join(', ')}</b>} {facts}
      <Html html={descriptionHtml} />
      <Values values={values} />
      {rulesHtml.length > 0 && <p className={styles.rules} dangerouslySetInnerHTML={{__html: rulesHtml.join(' ')}} />}
    </>
  );
}

const manyValues = 24;

function Values({values}: {values: EnumValue[]}): ReactNode {
  if (values.length === 0) return null;
  if (values.some(({descriptionHtml}) => descriptionHtml)) return <ExplainedValues values={values} />;
  const lead = values.length === 1 ? 'Always' : 'One of';
  const list = (
    <p className={styles.values}>
      {lead} {values.map(({value}) => value).join(', ')}
    </p>
  );
  if (values.length < manyValues) return list;
  return (
    <details className={styles.inner}>
      <summary>{values.length} values</summary>
      {list}
    </details>
  );
}

function ExplainedValues({values}: {values: EnumValue[]}): ReactNode {
  return (
    <ul role="list" className={styles.explained}>
      {values.map(({value, descriptionHtml}) => (
        <li key={value}>
          <code>{value}</code> <span dangerouslySetInnerHTML={{__html: descriptionHtml}} />
        </li>
      ))}
    </ul>
  );
}
