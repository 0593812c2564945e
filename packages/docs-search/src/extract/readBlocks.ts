import {type Element, isTag, isText} from 'domhandler';
import {collapse, keepChildren} from './htmlTree.ts';
import {firstElement, hasDescendant, isHidden, isPointer} from './visibility.ts';

/**
 * A page as a flat list. A `place` is an element with an id and a name of its own, such as a field; what follows up to its `end` is
 * about it. A heading without an address is a `place` without an anchor, which ends with the element around it.
 */
export type PageBlock =
  | {kind: 'heading'; level: number; text: string; anchor: string | null}
  | {kind: 'place'; level: number | null; text: string; anchor: string | null}
  | {kind: 'end'}
  | {kind: 'text'; text: string; isRow: boolean}
  | {kind: 'code'; text: string; language: string | null};

type Walk = {blocks: PageBlock[]; text: string; hasProse: boolean; isRow: boolean; isCode: boolean; isUnseen: boolean};

const inlineElements = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup u var wbr'.split(' '),
);

export function readBlocks(main: Element): PageBlock[] {
  const walk: Walk = {blocks: [], text: '', hasProse: false, isRow: false, isCode: false, isUnseen: false};
  readChildren(main, walk);
  flush(walk);
  return walk.blocks;
}

function readChildren(element: Element, walk: Walk): void {
  let openPlaces = 0;
  for (const child of element.children) {
    if (isText(child)) {
      walk.text += child.data;
      walk.hasProse ||= !walk.isCode && /[\p{L}\p{N}]/u.test(child.data);
    } else if (isTag(child) && !isHidden(child) && !isPointer(child)) {
      openPlaces += readElement(child, element, walk);
    }
  }
  if (openPlaces > 0) flush(walk);
  for (; openPlaces > 0; openPlaces -= 1) walk.blocks.push({kind: 'end'});
}

/** Reads one element and returns how many places it leaves open for what follows it. */
function readElement(child: Element, parent: Element, walk: Walk): number {
  if (/^h[1-6]$/.test(child.name)) return readHeading(child, parent, walk);
  if (child.name === 'pre') readCode(child, walk);
  else if (isPlace(child)) readPlace(child, walk);
  else if (isRow(child, parent)) readRow(child, walk);
  else if (inlineElements.has(child.name)) readInline(child, walk);
  else readBox(child, walk);
  return 0;
}

function isRow({name, attribs}: Element, parent: Element): boolean {
  return name === 'li' || name === 'tr' || attribs.role === 'tablist' || parent.name === 'dl';
}

function readHeading(heading: Element, parent: Element, walk: Walk): number {
  flush(walk);
  const level = Number(heading.name.slice(1));
  const text = nameOf(heading);
  if (level === 1 || heading.attribs.id !== undefined) {
    walk.blocks.push({kind: 'heading', level, text, anchor: heading.attribs.id ?? null});
    return 0;
  }
  const anchor = firstElement(parent) === heading ? (parent.attribs.id ?? null) : null;
  walk.blocks.push({kind: 'place', level, text, anchor});
  return 1;
}

/** A field names itself with a link to itself, an entry of a list of terms with its term. */
function isPlace(element: Element): boolean {
  const {id} = element.attribs;
  const first = firstElement(element);
  return id !== undefined && first !== undefined && (first.attribs.href === `#${id}` || first.name === 'dt');
}

function readPlace(element: Element, walk: Walk): void {
  flush(walk);
  const first = firstElement(element);
  const name = first?.name === 'dt' ? (firstElement(first) ?? first) : first;
  walk.blocks.push({kind: 'place', level: null, text: name ? nameOf(name) : '', anchor: element.attribs.id ?? null});
  const wasRow = walk.isRow;
  walk.isRow = false;
  readChildren(
    keepChildren(element, (child) => child !== first),
    walk,
  );
  flush(walk);
  walk.isRow = wasRow;
  walk.blocks.push({kind: 'end'});
}

function readCode(pre: Element, walk: Walk): void {
  flush(walk);
  const isShown = !walk.isUnseen && pre.attribs['data-active'] !== 'false';
  if (isShown) walk.blocks.push({kind: 'code', text: rawText(pre), language: pre.attribs['data-language'] ?? null});
}

function readRow(row: Element, walk: Walk): void {
  if (row.name === 'tr' && !hasDescendant(row, 'td')) return;
  flush(walk);
  const wasRow = walk.isRow;
  walk.isRow = true;
  readChildren(row, walk);
  // A row of a table keeps its cells when all of them are code: "old call, new call".
  walk.hasProse ||= row.name === 'tr';
  flush(walk);
  walk.isRow = wasRow;
}

function readInline(element: Element, walk: Walk): void {
  const wasCode = walk.isCode;
  walk.isCode ||= element.name === 'code';
  if (element.name === 'br') walk.text += ' ';
  readChildren(element, walk);
  walk.isCode = wasCode;
}

function readBox(element: Element, walk: Walk): void {
  const wasUnseen = walk.isUnseen;
  walk.isUnseen ||= element.attribs['data-active'] === 'false';
  separate(walk, element.name === 'td' || element.name === 'th' ? ' · ' : ' ');
  readChildren(element, walk);
  separate(walk, ' ');
  walk.isUnseen = wasUnseen;
}

/** Boxes within a row belong to the row; elsewhere each is a text of its own. */
function separate(walk: Walk, separator: string): void {
  if (!walk.isRow) flush(walk);
  else if (walk.text.trim() !== '') walk.text += separator;
}

function flush(walk: Walk): void {
  const text = collapse(walk.text).replace(/^(· )+|( ·)+$/g, '');
  const isSaid = /[\p{L}\p{N}]/u.test(text);
  if (isSaid && walk.hasProse) walk.blocks.push({kind: 'text', text, isRow: walk.isRow});
  if (isSaid && !walk.hasProse && !walk.isUnseen) walk.blocks.push({kind: 'code', text, language: null});
  walk.text = '';
  walk.hasProse = false;
}

/** A name without its small print. */
function nameOf(element: Element): string {
  return collapse(rawText(keepChildren(element, (child) => !isTag(child) || child.name !== 'small')));
}

function rawText(element: Element): string {
  return element.children
    .map((child) => (isText(child) ? child.data : isTag(child) && !isHidden(child) ? rawText(child) : ''))
    .join('');
}
