import {readAddress} from '../record/address.ts';
import type {Level} from '../record/searchRecord.ts';
import {readIdentifiers} from './identifiers.ts';
import type {PageBlock} from './readBlocks.ts';

/** Titles by level, the page's title at 1. */
export type Titles = (string | null)[];

/** A record before it knows its page. */
export type RecordDraft = {type: Level | 'content'; titles: Titles; anchor: string | null; content: string | null};

/** Where the reading is. `place` is the draft that texts are added to while a field or the like is read. */
type Position = {titles: Titles; anchor: string | null; place: RecordDraft | null};
type Reading = {drafts: RecordDraft[]; at: Position; outer: Position[]; seen: Set<string>};

const deepest = 6;

export function draftRecords(blocks: PageBlock[]): RecordDraft[] {
  const reading: Reading = {drafts: [], at: {titles: [], anchor: null, place: null}, outer: [], seen: new Set()};
  for (const block of blocks) readBlock(reading, block);
  return reading.drafts;
}

function readBlock(reading: Reading, block: PageBlock): void {
  if (block.kind === 'heading') enterSection(reading, block);
  else if (block.kind === 'place') enterPlace(reading, block);
  else if (block.kind === 'end') reading.at = reading.outer.pop() ?? reading.at;
  else if (block.kind === 'code') readCode(reading, block);
  else readText(reading, block);
}

function enterSection(reading: Reading, {level, text, anchor}: Extract<PageBlock, {kind: 'heading'}>): void {
  const titles = withTitle(reading.at.titles, level, text);
  reading.at = {titles, anchor, place: null};
  reading.drafts.push({type: levelName(level), titles, anchor, content: null});
}

function enterPlace(reading: Reading, {level, text, anchor}: Extract<PageBlock, {kind: 'place'}>): void {
  const {at} = reading;
  const ownLevel = Math.min(level ?? Math.max(at.titles.length, 2), deepest);
  const titles = withTitle(at.titles, ownLevel, text);
  reading.outer.push(at);
  if (anchor === null) {
    reading.at = {titles, anchor: at.anchor, place: null};
    return;
  }
  const place: RecordDraft = {type: levelName(ownLevel), titles, anchor, content: null};
  reading.at = {titles, anchor, place};
  reading.drafts.push(place);
}

function readText(reading: Reading, {text, isRow}: Extract<PageBlock, {kind: 'text'}>): void {
  const {place} = reading.at;
  const last = reading.drafts.at(-1);
  if (place && !isRow) place.content = place.content === null ? text : `${place.content} ${text}`;
  else if (last && last.type !== 'content' && last.content === null && readAddress(text)) last.content = text;
  else addText(reading, text);
}

function readCode(reading: Reading, {text, language}: Extract<PageBlock, {kind: 'code'}>): void {
  const names = readIdentifiers(text, language).filter((name) => !reading.seen.has(name));
  for (const name of names) reading.seen.add(name);
  if (names.length > 0) addText(reading, names.join(', '));
}

function addText({drafts, at, seen}: Reading, text: string): void {
  // A text that a page repeats, such as "Not run. Our tests check …", says nothing about the place it stands in.
  const key = `text ${text}`;
  if (!seen.has(key)) drafts.push({type: 'content', titles: at.titles, anchor: at.anchor, content: text});
  seen.add(key);
}

/** The titles with one more at its level; those below it belong to what came before. */
function withTitle(titles: Titles, level: number, text: string): Titles {
  return [...Array.from({length: level}, (_, above) => titles[above] ?? null), text];
}

function levelName(level: number): Level {
  return `lvl${level}` as Level;
}
