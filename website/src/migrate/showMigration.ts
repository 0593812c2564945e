import type {Migration} from '@docs/migrate';
import {announce} from '../browser/elements/announce.ts';
import {element} from '../browser/elements/element.ts';
import {renderFailure} from '../browser/navigation/failure.ts';
import {isLoadFailure} from '../browser/navigation/loadFailure.ts';
import {loadNewDeployment} from '../browser/navigation/newDeployment.ts';
import type {Given} from './listPaths.ts';
import {migrateGiven} from './migrateGiven.ts';
import styles from './migration.module.css';
import {drawResult} from './resultView.ts';
import {wordMigration, wordUnreadable} from './wordMigration.ts';

type Unreadable = Extract<Migration, {kind: 'unreadable'}>;

/** Migrates a text, and shows what became of it. What migrates is loaded now and not before. `area` has the text. */
export async function showMigration(given: Given, place: HTMLElement, area: HTMLTextAreaElement): Promise<void> {
  if (place.childElementCount === 0) place.append(element('p', {class: styles.note}, 'Loading…'));
  try {
    const {migrate} = await import('@docs/migrate');
    const {fileName, migration} = migrateGiven(given, migrate);
    if (migration.kind === 'unreadable') return showUnreadable(migration, place, area);
    place.replaceChildren(...drawResult({fileName, text: given.text, migration}));
    announce(`${wordMigration(migration)}.`);
    bringIntoView(place);
  } catch (error) {
    await showFailure(error, {place, area, retry: () => void showMigration(given, place, area)});
  }
}

function showUnreadable(migration: Unreadable, place: HTMLElement, area: HTMLTextAreaElement): void {
  const words = `Can’t read this code. ${wordUnreadable(migration)}`;
  const goTo = element(
    'button',
    {type: 'button', class: styles.button, onclick: () => selectPlace(area, migration)},
    `Go to line ${migration.line}`,
  );
  place.replaceChildren(element('p', {class: styles.problem}, words), element('p', {class: styles.bar}, goTo));
  announce(words);
}

/** Puts the cursor where the parser stopped. */
function selectPlace(area: HTMLTextAreaElement, {line, column}: Unreadable): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
  area.focus();
  area.setSelectionRange(start, start);
  area.scrollTop = ((line - 1) / lines.length) * area.scrollHeight - area.clientHeight / 2;
}

/** What was asked for starts in the upper half of the window. */
function bringIntoView(place: HTMLElement): void {
  const {firstElementChild: head} = place;
  if (head && head.getBoundingClientRect().top > innerHeight / 2) head.scrollIntoView();
}

type Failed = {place: HTMLElement; area: HTMLTextAreaElement; retry: () => void};

async function showFailure(error: unknown, {place, area, retry}: Failed): Promise<void> {
  // src/browser/openRun.ts puts the code back.
  if (await loadNewDeployment('run', () => area.value)) return;
  if (isLoadFailure(error)) console.warn('The migration assistant could not be loaded.', error);
  else reportError(error);
  renderFailure(place, {kind: 'overlay', name: 'The migration assistant'}, {error, retry});
}
