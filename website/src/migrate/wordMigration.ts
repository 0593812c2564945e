import type {Finding, Migration} from '@docs/migrate';

/** What the reader has to look at: what isn't done, and what is done but can behave differently. */
export function needsReader({kind}: Finding): boolean {
  return kind !== 'changed';
}

/** "12 places changed, 2 need you." What can behave differently counts as both. */
export function wordMigration({findings, changes}: Extract<Migration, {kind: 'migrated'}>): string {
  if (findings.length === 0 && changes.length === 0) return 'Nothing to change';
  const changed = findings.filter(({kind}) => kind !== 'todo').length;
  const open = findings.filter(needsReader).length;
  const parts = [
    ...(changed > 0 ? [`${changed} ${changed === 1 ? 'place' : 'places'} changed`] : []),
    ...(open > 0 ? [open === 1 ? '1 needs you' : `${open} need you`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'Changed';
}

export function wordLines(count: number): string {
  return `${count} unchanged ${count === 1 ? 'line' : 'lines'}`;
}

/** Where the parser stopped, and why. The parser's own place at the end of its reason would be a second one. */
export function wordUnreadable({reason, line, column}: Extract<Migration, {kind: 'unreadable'}>): string {
  return `Line ${line}, column ${column}: ${reason.replace(/\s*\(\d+:\d+\)/, '').replace(/\.?$/, '.')}`;
}
