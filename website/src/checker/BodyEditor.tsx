import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {ShownFault} from './checkDraft.ts';
import {markFaults} from './markFaults.ts';
import styles from './RequestChecker.module.css';

export const editorId = 'checker-body';

/** Longer texts are shown without the layer that marks faults: it would have to be drawn with every key. */
const longest = 100_000;

type BodyEditorProps = {
  text: string;
  /** What is typed, such as JSON. */
  format: string;
  faults: ShownFault[];
  onChange: (text: string) => void;
};

/**
 * A text area, so that keyboard, screen reader, spelling and undo work as everywhere; Tab moves on. A layer behind it shows the
 * same text with its faults marked.
 */
export function BodyEditor({text, format, faults, onChange}: BodyEditorProps): ReactNode {
  const hasLayer = text.length <= longest;
  return (
    <div className={styles.body}>
      <label htmlFor={editorId}>
        <b>Body</b> {format}
      </label>
      <div className={hasLayer ? styles.editor : styles.plainEditor}>
        {hasLayer && <Layer text={text} faults={faults} />}
        <textarea
          id={editorId}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={faults.some(({range}) => range !== undefined)}
          onChange={({target}) => onChange(target.value)}
        />
      </div>
    </div>
  );
}

function Layer({text, faults}: {text: string; faults: ShownFault[]}): ReactNode {
  return (
    <pre aria-hidden="true" {...mark('code')}>
      {markFaults(
        text,
        faults.flatMap(({range}) => range ?? []),
      ).map(({part, isFault}, index) => (isFault ? <mark key={index}>{part}</mark> : part))}
      {'\n'}
    </pre>
  );
}
