import {Children, isValidElement, type ReactElement, type ReactNode, useId} from 'react';
import {AuthorError} from '../config/authorError.ts';
import {mark} from '../dataAttributes.ts';
import {languageNames} from '../layer/languages.ts';
import styles from './Tabs.module.css';

type TabItemProps = {value: string; label: string; children?: ReactNode};
type TabsProps = {
  /** Tabs of the same group change together. The group "language" is also remembered, and set by `?language=`. */
  groupId?: string;
  children?: ReactNode;
};

function readTabs(children: ReactNode, areLanguages: boolean): TabItemProps[] {
  const tabs = Children.toArray(children)
    .filter((child): child is ReactElement<TabItemProps> => isValidElement(child) && child.type === TabItem)
    .map(({props}) => props);
  if (tabs.length === 0)
    throw new AuthorError('<Tabs> has no <TabItem>. Put at least one <TabItem value="…" label="…"> inside it.');
  for (const {value} of tabs) {
    if (!/^[\w-]+$/.test(value)) {
      throw new AuthorError(
        `<TabItem value="${value}"> needs a value of letters, digits, "-" and "_": it becomes part of an id.`,
      );
    }
    if (areLanguages && !languageNames.includes(value)) {
      throw new AuthorError(
        `<TabItem value="${value}"> is not a known language. Known languages: ${languageNames.join(', ')}. Add it in src/layer/languages.ts.`,
      );
    }
  }
  return tabs;
}

/** Without scripts all panels are shown, one under the other, each with its label. */
export function Tabs({groupId, children}: TabsProps): ReactNode {
  const id = useId();
  const tabs = readTabs(children, groupId === 'language');
  return (
    <div
      className={styles.tabs}
      {...mark('tabs', groupId ?? id)}
      {...(groupId === 'language' ? mark('tabValues', tabs.map(({value}) => value).join(' ')) : {})}
    >
      <div role="tablist" aria-label={groupId === 'language' ? 'Language' : 'Choices'} className={`${styles.list} needs-script`}>
        {tabs.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            className={styles.tab}
            aria-selected={index === 0}
            aria-controls={`${id}-${value}-panel`}
            tabIndex={index === 0 ? 0 : -1}
            {...mark('tab', value)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({value, label, children: content}, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}-panel`}
          aria-labelledby={`${id}-${value}`}
          className={styles.panel}
          data-active={index === 0}
          {...mark('tabPanel', value)}
        >
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}

/** Only a carrier of props: `Tabs` renders its content. */
export function TabItem({value}: TabItemProps): ReactNode {
  throw new AuthorError(`<TabItem value="${value}"> was used outside of <Tabs>. Put it directly inside <Tabs>.`);
}
