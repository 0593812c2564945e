import type {UseComboboxGetItemPropsReturnValue} from 'downshift';
import type {HTMLAttributes, MouseEvent, ReactNode} from 'react';
import type {SearchChoice} from './choices.ts';
import {HitText} from './HitText.tsx';
import styles from './SearchModal.module.css';

type ChoiceListProps = {
  choices: SearchChoice[];
  menuProps: HTMLAttributes<HTMLElement>;
  getItemProps: (options: {item: SearchChoice; index: number}) => UseComboboxGetItemPropsReturnValue;
  onChoose: (choice: SearchChoice) => void;
};

/**
 * Choices by group. Each is a link, so that it can be opened in a new tab. Their keys are their places: elements are filled anew with
 * each keystroke, which takes less time than making new ones.
 */
export function ChoiceList({choices, menuProps, getItemProps, onChoose}: ChoiceListProps): ReactNode {
  return (
    <div {...menuProps} className={styles.list} hidden={choices.length === 0}>
      {splitGroups(choices).map(({first, entries}, group) => (
        <div key={group} role="group" aria-labelledby={`search-group-${first}`}>
          <GroupTitle id={`search-group-${first}`} choice={entries[0]} />
          {entries.map((choice, position) => (
            <a
              key={position}
              {...getItemProps({item: choice, index: first + position})}
              className={styles.choice}
              href={choice.url}
              tabIndex={-1}
              onClick={(event) => isPlain(event) && onChoose(choice)}
            >
              <ChoiceText choice={choice} />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

function GroupTitle({id, choice}: {id: string; choice: SearchChoice | undefined}): ReactNode {
  return (
    <div id={id} role="presentation" className={styles.group}>
      {choice?.group.title}
      {choice?.group.area && <span className={styles.area}>{choice.group.area}</span>}
    </div>
  );
}

function ChoiceText({choice}: {choice: SearchChoice}): ReactNode {
  if (choice.kind === 'hit') return <HitText hit={choice.hit} />;
  if (choice.kind === 'all') return `See all ${choice.count} results`;
  if (choice.kind === 'start') return <Named title={choice.start.title} about={choice.start.about} />;
  const {title, page} = choice.recent;
  return <Named title={title} about={page === title ? '' : `in ${page}`} />;
}

function Named({title, about}: {title: string; about: string}): ReactNode {
  return (
    <>
      {title}
      {about !== '' && <span className={styles.muted}> {about}</span>}
    </>
  );
}

function splitGroups(choices: SearchChoice[]): {first: number; entries: SearchChoice[]}[] {
  const groups: {first: number; entries: SearchChoice[]}[] = [];
  choices.forEach((choice, index) => {
    const last = groups.at(-1);
    if (last?.entries[0]?.group.title === choice.group.title) last.entries.push(choice);
    else groups.push({first: index, entries: [choice]});
  });
  return groups;
}

/** Other clicks open a tab or a window, and the search stays. */
function isPlain({ctrlKey, metaKey, shiftKey}: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey;
}
