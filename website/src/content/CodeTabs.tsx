import {Fragment, type ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {languageLabel} from '../layer/languages.ts';
import './referenceCode.css';
import styles from './CodeTabs.module.css';
import tabs from './Tabs.module.css';

type CodeTabsProps = {
  /** Start of the ids of the panels; unique on the page. */
  id: string;
  /** A note stands under its code; it may be empty. */
  samples: {language: string; label?: string; code: ReactNode; note: string}[];
};

/**
 * The same code in several languages, in the tab group "language". For pages with hundreds of samples: few elements.
 * src/browser/reference/code.ts adds a copy button, and colours without an element for each word.
 */
export function CodeTabs({id, samples}: CodeTabsProps): ReactNode {
  const values = samples.map(({language}) => language).join(' ');
  return (
    <figure className={styles.figure} {...mark('tabs', 'language')} {...mark('tabValues', values)}>
      <div role="tablist" aria-label="Language" className={`${tabs.list} needs-script`}>
        {samples.map(({language, label = languageLabel(language)}, index) => (
          <button
            key={language}
            type="button"
            role="tab"
            className={tabs.tab}
            aria-selected={index === 0}
            aria-controls={`${id}/${language}`}
            tabIndex={index === 0 ? 0 : -1}
            {...mark('tab', language)}
          >
            {label}
          </button>
        ))}
      </div>
      {samples.map(({language, label = languageLabel(language), code, note}, index) => (
        <Fragment key={language}>
          <pre
            role="tabpanel"
            id={`${id}/${language}`}
            className={`${styles.code} ${tabs.panel}`}
            tabIndex={0}
            aria-label={label}
            data-active={index === 0}
            {...mark('tabPanel', language)}
            {...mark('code')}
          >
            {code}
          </pre>
          {note !== '' && (
            <p className={`${styles.note} ${tabs.panel}`} data-active={index === 0} {...mark('tabPanel', language)}>
              {note}
            </p>
          )}
        </Fragment>
      ))}
    </figure>
  );
}

/** One piece of code, as light as the above. */
export function PlainCode({code}: {code: string}): ReactNode {
  return (
    <figure className={styles.figure}>
      <pre className={styles.code} tabIndex={0} {...mark('code')}>
        {code}
      </pre>
    </figure>
  );
}
