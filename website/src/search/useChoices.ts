import {useCombobox, type UseComboboxReturnValue, type UseComboboxState, type UseComboboxStateChangeOptions} from 'downshift';
import type {KeyboardEvent} from 'react';
import type {SearchChoice} from './choices.ts';

/** The keys and roles of a combobox. Its entries are links, so that choosing one is following it. */
export function useChoices(text: string, choices: SearchChoice[]): UseComboboxReturnValue<SearchChoice> {
  return useCombobox<SearchChoice>({
    id: 'search',
    items: choices,
    inputValue: text,
    isOpen: choices.length > 0,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: () => text,
    stateReducer: keepChoice,
    // Downshift's own way scrolls the list only, and here it is what surrounds the list that scrolls.
    scrollIntoView: (option) => (option as HTMLElement | null)?.scrollIntoView({block: 'nearest'}),
  });
}

/** Leaving the input chooses nothing, and what was chosen is not written into it. */
function keepChoice(
  state: UseComboboxState<SearchChoice>,
  {type, changes}: UseComboboxStateChangeOptions<SearchChoice>,
): Partial<UseComboboxState<SearchChoice>> {
  if (type === useCombobox.stateChangeTypes.InputBlur) return state;
  return {...changes, inputValue: state.inputValue};
}

/**
 * Enter clicks on the link of the chosen entry. Home and End belong to the text. Escape closes at once, although browsers
 * would first empty an input for searches.
 */
export function handleKey(event: KeyboardEvent<HTMLInputElement>, highlightedIndex: number, close: () => void): void {
  if (!['Enter', 'Home', 'End', 'Escape'].includes(event.key) || event.nativeEvent.isComposing) return;
  Object.assign(event.nativeEvent, {preventDownshiftDefault: true});
  const chosen = document.getElementById(`search-item-${highlightedIndex}`);
  if (event.key === 'Escape') {
    event.preventDefault();
    close();
  } else if (event.key === 'Enter' && chosen) {
    event.preventDefault();
    chosen.click();
  }
}
