import type {State} from '@docs/mock-api/browser';
import {element} from '../browser/elements/element.ts';
import {askMock} from '../mock/callMock.ts';
import {wordError} from '../wordError.ts';
import {drawJson} from './drawJson.ts';
import {type Entry, listContents, type Section} from './listContents.ts';
import styles from './panel.module.css';

const fileName = 'mock.json';
const titleId = 'mock-panel-title';

/** Shows what is in the mock, over the page, with what changes all of it at once. */
export async function openMockPanel(): Promise<void> {
  // A second click, while the first was loading it.
  if (document.getElementById(titleId)) return;
  const contents = element('div', {class: styles.contents});
  const status = element('p', {class: 'visually-hidden', role: 'status'});
  const problem = element('p', {class: styles.problem, role: 'alert'});
  /** Does something, and says so; or shows what went wrong. */
  const tell: Act = async (words, act) => {
    problem.textContent = '';
    try {
      await act();
      status.textContent = words;
    } catch (error) {
      problem.textContent = wordError(error);
    }
  };
  /** The same, for what changes the mock. */
  const change: Act = (words, act) =>
    tell(words, async () => {
      await act();
      contents.replaceChildren(...(await drawContents()));
    });
  const dialog = element('dialog', {class: styles.panel, 'aria-labelledby': titleId});
  dialog.append(
    element(
      'div',
      {class: styles.head},
      element('h2', {id: titleId}, 'What’s in the mock'),
      button('Close', () => dialog.close()),
    ),
    element(
      'p',
      {class: styles.note},
      'This data exists only in this page, and reloading discards it. To keep it, save it as a file.',
    ),
    drawActions(tell, change),
    problem,
    contents,
    status,
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  await change('', () => Promise.resolve());
}

type Act = (words: string, act: () => Promise<unknown>) => Promise<void>;

function drawActions(tell: Act, change: Act): HTMLElement {
  const file = element('input', {type: 'file', accept: '.json,application/json', hidden: true, 'aria-label': 'File to load'});
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) void change(`${chosen.name} is loaded.`, () => loadFile(chosen));
    file.value = '';
  });
  return element(
    'div',
    {class: styles.bar},
    button('Reset to the examples', () => change('Mock data reset to the examples.', () => askMock('resetData', undefined))),
    button('Empty', () => change('Mock data deleted.', () => askMock('emptyData', undefined))),
    button('Save as a file', () => tell(`Saved as ${fileName}.`, saveFile)),
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
    : [element('p', {class: styles.note}, 'No data. Run something that saves records, or reset it to the examples.')];
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
  details.addEventListener('toggle', () => details.append(drawJson('JSON', JSON.stringify(value))), {once: true});
  return details;
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
      `Can’t load ${chosen.name}: ${wordError(error)}. Nothing was changed. Load a file that was saved here, or by "npm run mock -- --data".`,
      {cause: error},
    );
  }
}

function button(label: string, act: () => unknown): HTMLElement {
  return element('button', {type: 'button', class: styles.button, onclick: () => void act()}, label);
}
