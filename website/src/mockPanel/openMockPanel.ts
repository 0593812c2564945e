import type {State} from '@docs/mock-api/browser';
import {announce} from '../browser/elements/announce.ts';
import {element} from '../browser/elements/element.ts';
import {mark} from '../dataAttributes.ts';
import {askMock} from '../mock/callMock.ts';
import {type Entry, listContents, type Section} from './listContents.ts';
import styles from './panel.module.css';

const fileName = 'mock.json';
const titleId = 'mock-panel-title';

/** Shows what is in the mock, over the page, with what changes all of it at once. */
export async function openMockPanel(): Promise<void> {
  const contents = element('div', {class: styles.contents});
  const problem = element('p', {class: styles.problem, role: 'alert'});
  const change: Change = async (words, act) => {
    problem.textContent = '';
    try {
      await act();
      contents.replaceChildren(...(await drawContents()));
      announce(words);
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  const dialog = element('dialog', {class: styles.panel, 'aria-labelledby': titleId});
  dialog.append(
    element(
      'div',
      {class: styles.head},
      element('h2', {id: titleId}, 'What is in the mock'),
      button('Close', () => dialog.close()),
    ),
    element('p', {class: styles.note}, 'It’s all in this page, and gone when you load the page anew. Save it to keep it.'),
    drawActions(change),
    problem,
    contents,
    element('p', {class: 'visually-hidden', role: 'status', ...mark('status')}),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  await change('', () => Promise.resolve());
}

/** Changes the mock, shows what is in it then, and says so; or shows what went wrong. */
type Change = (words: string, act: () => Promise<unknown>) => Promise<void>;

function drawActions(change: Change): HTMLElement {
  const file = element('input', {type: 'file', accept: '.json,application/json', hidden: true, 'aria-label': 'File to load'});
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) void change(`${chosen.name} is loaded.`, () => loadFile(chosen));
    file.value = '';
  });
  return element(
    'div',
    {class: styles.bar},
    button('Reset to the examples', () => change('The mock has the examples again.', () => askMock('resetData', undefined))),
    button('Empty', () => change('The mock is empty.', () => askMock('emptyData', undefined))),
    button('Save as a file', () => change(`Saved as ${fileName}.`, saveFile)),
    button('Load a file', () => file.click()),
    file,
  );
}

async function drawContents(): Promise<HTMLElement[]> {
  // The worker wrote it.
  const state = JSON.parse(await askMock('readData', undefined)) as State;
  const sections = listContents(state);
  return sections.length > 0
    ? sections.map(drawSection)
    : [element('p', {class: styles.note}, 'Nothing. Run a request that saves something, or reset it to the examples.')];
}

function drawSection({title, entries}: Section): HTMLElement {
  return element('section', {}, element('h3', {}, title), ...entries.map(drawEntry));
}

/** Thousands of records are drawn when somebody wants to see them, and then the first ones. */
function drawEntry({name, about, value}: Entry): HTMLElement {
  const details = element(
    'details',
    {class: styles.entry},
    element('summary', {}, name, ' ', element('span', {class: styles.note}, about)),
  );
  details.addEventListener('toggle', () => details.append(drawValue(value)), {once: true});
  return details;
}

const longest = 20_000;

function drawValue(value: unknown): HTMLElement {
  const text = JSON.stringify(value, null, 2);
  const shown = text.length > longest ? `${text.slice(0, longest)}\n…` : text;
  return element('pre', {tabindex: 0, role: 'group', 'aria-label': 'JSON'}, shown);
}

async function saveFile(): Promise<void> {
  const address = URL.createObjectURL(new Blob([await askMock('readData', undefined)], {type: 'application/json'}));
  element('a', {href: address, download: fileName}).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** What isn't a state of the mock changes nothing. */
async function loadFile(chosen: File): Promise<void> {
  const text = await chosen.text();
  try {
    await askMock('loadData', text);
  } catch (error) {
    throw new Error(
      `Can’t load ${chosen.name}: ${error instanceof Error ? error.message : String(error)}. The mock has what it had. Load a file that was saved here, or by "npm run mock -- --data".`,
      {cause: error},
    );
  }
}

function button(label: string, act: () => unknown): HTMLElement {
  return element('button', {type: 'button', class: styles.button, onclick: () => void act()}, label);
}
