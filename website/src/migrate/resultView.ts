import type {Migration} from '@docs/migrate';
import {element} from '../browser/elements/element.ts';
import {mark} from '../dataAttributes.ts';
import {alignLines} from './alignLines.ts';
import {createCodePanes} from './codePanes.ts';
import {drawFindings} from './findingList.ts';
import {foldRows} from './foldRows.ts';
import type {Migrated} from './migrateGiven.ts';
import styles from './migration.module.css';
import {needsReader, wordMigration} from './wordMigration.ts';

/** Of a part of a file, nobody can tell which calls are Algolia's. */
const nothingFound =
  'This code uses nothing that’s different in version 5. If it should, paste the whole file: calls are found from where the client is created.';

/** Shows the migrated text beside the given one, after what there is to say about it. */
export function drawResult({
  fileName,
  text,
  migration,
}: Migrated & {migration: Extract<Migration, {kind: 'migrated'}>}): HTMLElement[] {
  const {findings, changes} = migration;
  const head = element('h3', {tabindex: -1}, wordMigration(migration));
  if (findings.length === 0 && changes.length === 0) return [head, element('p', {class: styles.note}, nothingFound)];
  const found = new Set(findings.map(({resultPlace}) => resultPlace.line));
  const open = new Set(findings.filter(needsReader).map(({resultPlace}) => resultPlace.line));
  const rows = alignLines(text, migration.text, changes);
  const panes = createCodePanes(
    foldRows(rows, (line) => found.has(line)),
    fileName,
    (line) => open.has(line),
  );
  return [head, drawActions(fileName, migration.text), ...drawFindings(findings, panes.goTo), panes.node];
}

function drawActions(fileName: string, text: string): HTMLElement {
  return element(
    'p',
    {class: styles.bar},
    element('button', {type: 'button', class: styles.button, ...mark('copyText', text)}, 'Copy the result'),
    element('button', {type: 'button', class: styles.button, onclick: () => download(fileName, text)}, `Download ${fileName}`),
  );
}

/** The text is part of the address, so there's nothing to clean up. */
function download(fileName: string, text: string): void {
  element('a', {href: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`, download: fileName}).click();
}
