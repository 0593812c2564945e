import type {ReactNode} from 'react';
import {mark, markJson} from '../dataAttributes.ts';
import type {RunnableSample, SampleStart} from '../runStart.ts';
import styles from './SampleNotes.module.css';

type SampleNotesProps = {
  /** What a test found out about the sample: "Our tests run it with …". The words are in samples/proof/sampleNotes.ts. */
  checked?: string;
  /** Names and their types, as JSON: Markdown passes strings. */
  types?: string;
  /** The program to run, as JSON. */
  run?: string;
  /** The program that sends the same, if this one can't run in a page. As JSON. */
  show?: string;
  /** What the sample needs before it. */
  children?: ReactNode;
};

/** The notes under a sample. */
export function SampleNotes({checked, types, run, show, children}: SampleNotesProps): ReactNode {
  return (
    <div className={styles.notes} {...mark('sample')}>
      {run !== undefined && (
        <RunButtons
          sample={run}
          buttons={[
            ['run', 'Run'],
            ['edit', 'Edit'],
          ]}
        />
      )}
      {show !== undefined && <RunButtons sample={show} buttons={[['show', 'See the requests']]} />}
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

type RunButtonsProps = {sample: string; buttons: [does: SampleStart['does'], label: string][]};

function RunButtons({sample, buttons}: RunButtonsProps): ReactNode {
  const runnable = JSON.parse(sample) as RunnableSample;
  return (
    <span className={`${styles.buttons} needs-script`}>
      {buttons.map(([does, label]) => (
        <button key={does} type="button" {...markJson('run', {...runnable, does})}>
          {label}
        </button>
      ))}
    </span>
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
