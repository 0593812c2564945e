import {element} from '../browser/elements/element.ts';
import {keepPage, pageKey} from '../browser/navigation/pages.ts';
import {readMark, selector} from '../dataAttributes.ts';
import {acceptDrops} from './acceptDrops.ts';
import {type Assistant, createAssistant} from './assistant.ts';
import {findFields} from './formFields.ts';
import styles from './migration.module.css';

/** With the file that the form's own input has. */
type FormAssistant = Assistant & {openChosen: () => void};

const started = new WeakMap<HTMLElement, FormAssistant>();

/** Does what a reader asked for in the form of the migration assistant. Every click, input and shortcut in it comes here. */
export function openMigration(form: HTMLElement, event: Event): void {
  const assistant = started.get(form) ?? startAssistant(form);
  const {type, target} = event;
  // What a file is dragged over isn't pressed.
  if (type === 'dragenter') return;
  if (event instanceof KeyboardEvent) {
    // Ctrl Enter presses buttons by itself.
    if (event.key === 'Enter' && target instanceof HTMLTextAreaElement) assistant.migrate();
    return;
  }
  const part = target instanceof Element ? target.closest(selector('migrationPart')) : null;
  switch (part && readMark(part, 'migrationPart')) {
    case 'migrate':
      return assistant.migrate();
    case 'example':
      return assistant.showExample();
    case 'clear':
      return assistant.clear();
    case 'file':
      return assistant.openChosen();
    default:
      return assistant.refresh();
  }
}

/** Brings the form to life, and makes room for results after it. */
function startAssistant(form: HTMLElement): FormAssistant {
  // Whoever comes back to this page finds it as it was before: what follows lives in elements, not in HTML.
  keepPage(pageKey(new URL(location.href)));
  const fields = findFields(form);
  const place = element('div', {class: styles.result});
  form.after(place);
  const assistant = createAssistant(fields, place);
  for (const target of [form, place]) acceptDrops(target, styles.dropping ?? '', (file) => void assistant.open(file));
  const openChosen = (): void => {
    void assistant.open(fields.file.files?.[0]);
    fields.file.value = '';
  };
  const withFile = {...assistant, openChosen};
  started.set(form, withFile);
  return withFile;
}
