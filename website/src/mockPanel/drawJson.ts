import {element} from '../browser/elements/element.ts';
import styles from './panel.module.css';

/** Nobody reads more. */
const longest = 20_000;

/** JSON for the eye: indented, and cut where nobody reads on. It scrolls by keyboard, too. What isn't JSON is shown as it is. */
export function drawJson(label: string, json: string): HTMLElement {
  const text = indent(json);
  const shown = text.length > longest ? `${text.slice(0, longest)}\n…` : text;
  return element('pre', {class: styles.json, tabindex: 0, role: 'group', 'aria-label': label}, shown);
}

function indent(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
