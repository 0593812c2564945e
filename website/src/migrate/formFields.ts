import {selector} from '../dataAttributes.ts';

/** What the page's own HTML has. */
export type FormFields = {
  area: HTMLTextAreaElement;
  language: HTMLSelectElement;
  file: HTMLInputElement;
  exampleButton: HTMLElement;
  clearButton: HTMLElement;
};

export function findFields(form: HTMLElement): FormFields {
  return {
    area: findOne(form, 'textarea'),
    language: findOne(form, 'select'),
    file: findOne(form, 'input'),
    exampleButton: findOne(form, selector('migrationPart', 'example')),
    clearButton: findOne(form, selector('migrationPart', 'clear')),
  };
}

function findOne<Tag extends keyof HTMLElementTagNameMap>(form: HTMLElement, tag: Tag): HTMLElementTagNameMap[Tag];
function findOne(form: HTMLElement, query: string): HTMLElement;
function findOne(form: HTMLElement, query: string): HTMLElement {
  const found = form.querySelector<HTMLElement>(query);
  if (!found) throw new Error(`The migration assistant has no ${query}. See website/src/content/MigrationAssistant.tsx.`);
  return found;
}
