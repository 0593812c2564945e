import type {ReactNode} from 'react';
import {mark, markJson} from '../dataAttributes.ts';
import {migrationLanguages} from '../migrationLanguages.ts';
import styles from './MigrationAssistant.module.css';

const id = 'migration-code';

/** Migrates a file in the page. src/migrate brings it to life; without scripts, the page has the command. */
export function MigrationAssistant(): ReactNode {
  return (
    <form className={`${styles.assistant} needs-script`} aria-label="Migration assistant" {...markJson('run', {does: 'migrate'})}>
      <div className={styles.bar}>
        <label htmlFor={id}>Your code for version 4</label>
        <LanguageSelect />
      </div>
      <textarea
        id={id}
        className={styles.area}
        rows={10}
        placeholder="Paste a file here, or drop it."
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
      />
      <div className={styles.bar}>
        <button type="button" className={styles.primary} {...mark('migrationPart', 'migrate')}>
          Migrate
        </button>
        <label className={styles.file}>
          <input type="file" className="visually-hidden" accept={acceptedEndings} {...mark('migrationPart', 'file')} />
          <span className={styles.button}>Open a file</span>
        </label>
        <button type="button" className={styles.button} {...mark('migrationPart', 'example')}>
          Try an example
        </button>
        <button type="button" className={styles.button} hidden {...mark('migrationPart', 'clear')}>
          Clear
        </button>
        <span className={styles.note}>Your code stays on this page.</span>
      </div>
    </form>
  );
}

const acceptedEndings = migrationLanguages.flatMap(({endings}) => endings.map((ending) => `.${ending}`)).join();

function LanguageSelect(): ReactNode {
  return (
    <label className={styles.language}>
      Language
      <select>
        <option value="">Detect</option>
        {migrationLanguages.map(({label, endings: [ending]}) => (
          <option key={ending} value={ending}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
