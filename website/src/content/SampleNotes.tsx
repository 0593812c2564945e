import type {ReactNode} from 'react';
import styles from './SampleNotes.module.css';

type SampleNotesProps = {
  /** What a test found out about the sample: "Our tests run it with …". The words are in samples/proof/sampleNotes.ts. */
  checked?: string;
  /** Names and their types, as JSON: Markdown passes strings. */
  types?: string;
  /** What the sample needs before it. */
  children?: ReactNode;
};

/** The notes under a sample. */
export function SampleNotes({checked, types, children}: SampleNotesProps): ReactNode {
  return (
    <div className={styles.notes}>
      {checked !== undefined && <p className={styles.checked}>{checked}</p>}
      {children !== undefined && (
        <details className={styles.fold}>
          <summary>Imports and client</summary>
          {children}
        </details>
      )}
      {types !== undefined && <TypeList types={JSON.parse(types) as TypeOfName[]} />}
    </div>
  );
}

type TypeOfName = {name: string; text: string};

/** The types that a pointer shows, for readers without one. */
function TypeList({types}: {types: TypeOfName[]}): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>Types</summary>
      <dl className={styles.types}>
        {types.map(({name, text}) => (
          <div key={text}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{text}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A sample in one language only. */
export function SampleBlock({children}: {children?: ReactNode}): ReactNode {
  return <div className={styles.block}>{children}</div>;
}
