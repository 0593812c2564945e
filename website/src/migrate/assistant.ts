import {announce} from '../browser/elements/announce.ts';
import {element} from '../browser/elements/element.ts';
import {wordError} from '../wordError.ts';
import {example} from './example.ts';
import type {FormFields} from './formFields.ts';
import {findLanguage, type Given} from './listPaths.ts';
import styles from './migration.module.css';
import {checkSize, readCode} from './readCode.ts';
import {showMigration} from './showMigration.ts';

/** What readers do in the form. */
export type Assistant = {
  migrate: () => void;
  showExample: () => void;
  clear: () => void;
  /** Migrates a file; without one, nothing happens. */
  open: (file: File | undefined) => Promise<void>;
  /** Follows what is typed. */
  refresh: () => void;
};

type Opened = {name: string; text: string};

/** The text in the form is all that counts: a file that is opened goes there, too. Results go to the place. */
export function createAssistant(fields: FormFields, place: HTMLElement): Assistant {
  const {area, language, exampleButton, clearButton} = fields;
  let opened: Opened | undefined;

  function refresh(): void {
    const isEmpty = area.value === '';
    if (isEmpty) opened = undefined;
    exampleButton.hidden = !isEmpty;
    clearButton.hidden = isEmpty;
  }

  function migrate(): void {
    refresh();
    const given = {...readGiven(area, opened), language: language.value};
    try {
      checkGiven(given);
    } catch (problem) {
      refuse(problem, place);
      return area.focus();
    }
    void showMigration(given, place, area);
  }

  function replace(text: string, chosenLanguage: string): void {
    area.value = text;
    language.value = chosenLanguage;
    refresh();
  }

  return {
    migrate,
    refresh,
    showExample() {
      // What a browser has kept over a reload isn't overwritten.
      if (area.value === '') replace(example, '');
      migrate();
    },
    clear() {
      replace('', '');
      place.replaceChildren();
      area.focus();
    },
    async open(file) {
      if (!file) return;
      try {
        opened = {name: file.name, text: await readCode(file)};
      } catch (problem) {
        return refuse(problem, place);
      }
      replace(opened.text, findLanguage(opened.name));
      migrate();
    },
  };
}

function refuse(problem: unknown, place: HTMLElement): void {
  place.replaceChildren(element('p', {class: styles.problem}, wordError(problem)));
  announce(wordError(problem));
}

/** Text areas turn the line breaks of Windows into others. As long as nobody has changed the text of a file, it keeps its own. */
function readGiven({value}: HTMLTextAreaElement, opened: Opened | undefined): Omit<Given, 'language'> {
  const isSame = opened?.text.replaceAll('\r\n', '\n') === value;
  return {text: isSame ? opened.text : value, fileName: opened?.name};
}

/** Throws what to tell the reader. */
function checkGiven({text, fileName = 'The code'}: Given): void {
  if (text.trim() === '') throw new Error('Paste your code first.');
  checkSize(text.length, fileName);
}
