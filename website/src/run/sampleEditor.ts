import {element} from '../browser/elements/element.ts';
import {mark} from '../dataAttributes.ts';
import type {CutProgram} from '../markdown/sampleRegions.ts';
import styles from './run.module.css';

export type SampleEditor = {read: () => string; focus: () => void};
type Actions = {run: (source: string) => void; close: () => void};

/**
 * Puts an editor in the place of a sample’s code, with the whole program. A text area, so that keyboard, screen reader and undo work as
 * everywhere; Tab moves on.
 */
export function createSampleEditor(place: HTMLElement, {source, start}: CutProgram, {run, close}: Actions): SampleEditor {
  const code = place.parentElement?.previousElementSibling;
  const opener = document.activeElement;
  const area = element('textarea', {
    class: styles.area,
    'aria-label': 'Program',
    spellcheck: 'false',
    autocomplete: 'off',
    rows: Math.min(24, source.split('\n').length),
    onkeydown: (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run(area.value);
    },
  });
  area.value = source;

  const button = (label: string, act: () => void, className = styles.button): HTMLElement =>
    element('button', {type: 'button', class: className, onclick: act}, label);
  const copy = element('button', {type: 'button', class: styles.button, ...mark('copyText')}, 'Copy');
  // What listens on the document reads it right after.
  copy.addEventListener('click', () => setMark(copy, area.value));
  const bar = element(
    'div',
    {class: styles.bar},
    button('Run', () => run(area.value), styles.runButton),
    button('Reset', () => {
      area.value = source;
      area.focus();
    }),
    copy,
    button('Close', () => {
      editor.remove();
      if (code instanceof HTMLElement) code.hidden = false;
      if (opener instanceof HTMLElement) opener.focus();
      close();
    }),
    element('span', {class: styles.keys}, element('kbd', {}, 'Ctrl'), ' ', element('kbd', {}, 'Enter')),
  );
  const editor = element('div', {class: styles.editor}, area, bar);

  if (code instanceof HTMLElement) code.hidden = true;
  place.classList.add(styles.place ?? '');
  place.prepend(editor);
  showPlace(area, start);
  return {read: () => area.value, focus: () => area.focus()};
}

function setMark(copy: HTMLElement, text: string): void {
  for (const [name, value] of Object.entries(mark('copyText', text))) copy.setAttribute(name, value);
}

/** The sample is the end of the program. Its first line comes into view. */
function showPlace(area: HTMLTextAreaElement, start: number): void {
  area.focus();
  area.setSelectionRange(start, start);
  const line = area.value.slice(0, start).split('\n').length;
  area.scrollTop = (line / area.value.split('\n').length) * area.scrollHeight;
}
