import {element} from '../browser/elements/element.ts';
import type {Line, Row} from './alignLines.ts';
import {colourSeen} from './colourCode.ts';
import type {RowGroup} from './foldRows.ts';
import styles from './migration.module.css';
import {wordLines} from './wordMigration.ts';

type Side = 'before' | 'after';
type Drawn = Record<Side, HTMLElement>;

export type CodePanes = {
  node: HTMLElement;
  /** Goes to a line of the result, and marks it until the next one. */
  goTo: (line: number) => void;
};

/** They say what colours say. */
const signs = {del: '−', ins: '+', open: '!', same: ' '};

/** The browser skips blocks of lines out of view. */
const blockLength = 40;

/** Shows both texts beside each other. `isOpen` tells the lines of the result that need the reader. */
export function createCodePanes(groups: RowGroup[], fileName: string, isOpen: (line: number) => boolean): CodePanes {
  const panes = {before: createPane(`Before: ${fileName}`), after: createPane(`After: ${fileName}`)};
  const drawRow = ({before, after}: Row): Drawn => {
    const needsReader = after !== undefined && isOpen(after.number);
    return {before: drawLine(before, 'del', needsReader), after: drawLine(after, 'ins', needsReader)};
  };
  const drawBlocks = (rows: Row[]): Drawn[] => cutBlocks(rows).map((block) => drawBlock(block.map(drawRow)));
  const drawn = groups.flatMap(({isFolded, rows}) => (isFolded ? [drawFold(rows, drawBlocks)] : drawBlocks(rows)));
  for (const side of ['before', 'after'] as const) panes[side].append(...drawn.map((part) => part[side]));
  scrollTogether(panes.before, panes.after);
  colourSeen(panes.before, panes.after);
  const node = element('div', {class: styles.panes}, drawSide('Before', panes.before), drawSide('After', panes.after));
  return {node, goTo: (line) => goToLine(panes.after, line)};
}

/** A place that scrolls, by keyboard, too. */
function createPane(label: string): HTMLElement {
  return element('pre', {class: styles.pane, tabindex: 0, role: 'group', 'aria-label': label});
}

function drawSide(title: string, pane: HTMLElement): HTMLElement {
  return element('div', {class: styles.side}, element('h4', {}, title), pane);
}

function cutBlocks(rows: Row[]): Row[][] {
  return rows.length > blockLength ? [rows.slice(0, blockLength), ...cutBlocks(rows.slice(blockLength))] : [rows];
}

function drawBlock(rows: Drawn[]): Drawn {
  const drawSideOf = (side: Side): HTMLElement => {
    const block = element('span', {class: styles.block}, ...rows.map((row) => row[side]));
    block.style.setProperty('--rows', String(rows.length));
    return block;
  };
  return {before: drawSideOf('before'), after: drawSideOf('after')};
}

/** The number and a sign are drawn by the styles: they're no part of the code. A side without a line has a gap. */
function drawLine(line: Line | undefined, tag: 'del' | 'ins', needsReader: boolean): HTMLElement {
  if (!line) return element('span', {class: `${styles.line} ${styles.gap}`});
  const isChanged = line.parts.some((part) => part.isChanged);
  const kind = needsReader ? 'open' : isChanged ? tag : 'same';
  return element(
    'span',
    {
      class: `${styles.line} ${styles[kind]}`,
      'data-line': line.number,
      'data-gutter': `${String(line.number).padStart(5)} ${signs[kind]}`,
      tabindex: -1,
    },
    ...line.parts.flatMap((part) => (part.isChanged ? drawChange(part.text, tag) : part.text)),
  );
}

/** Marked spaces at its start would be lines in the air. */
function drawChange(text: string, tag: 'del' | 'ins'): (Node | string)[] {
  const code = text.trimStart();
  const indent = text.slice(0, text.length - code.length);
  return code === '' ? [indent] : [indent, element(tag, {}, code)];
}

/** Stands for equal lines on both sides. Either button shows them on both. */
function drawFold(rows: Row[], drawBlocks: (rows: Row[]) => Drawn[]): Drawn {
  const unfold = (pressed: Side): void => {
    const blocks = drawBlocks(rows);
    for (const side of ['before', 'after'] as const) folds[side].replaceWith(...blocks.map((block) => block[side]));
    const first = blocks[0]?.[pressed].firstElementChild;
    if (first instanceof HTMLElement) first.focus();
  };
  const drawButton = (side: Side): HTMLElement =>
    element('button', {type: 'button', class: styles.fold, onclick: () => unfold(side)}, wordLines(rows.length));
  const folds = {before: drawButton('before'), after: drawButton('after')};
  return folds;
}

/** Only while both have the same height: one below the other, they have no gaps. */
function scrollTogether(...panes: HTMLElement[]): void {
  for (const pane of panes)
    pane.addEventListener('scroll', () => {
      for (const other of panes) if (other.scrollHeight === pane.scrollHeight) other.scrollTop = pane.scrollTop;
    });
}

function goToLine(pane: HTMLElement, line: number): void {
  const found = pane.querySelector<HTMLElement>(`[data-line="${line}"]`);
  if (!found) return;
  pane.querySelector(`.${styles.current}`)?.classList.remove(styles.current ?? '');
  found.classList.add(styles.current ?? '');
  found.scrollIntoView({block: 'center', inline: 'nearest'});
  found.focus({preventScroll: true});
}
