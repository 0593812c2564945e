import type {Finding, FindingKind} from '@docs/migrate';
import {expect, it} from 'vitest';
import {wordMigration, wordUnreadable} from './wordMigration.ts';

const place = {start: 0, end: 1, line: 1, column: 1};

function word(...kinds: FindingKind[]): string {
  const findings = kinds.map((kind): Finding => ({kind, place, resultPlace: place, message: '', section: 'search'}));
  return wordMigration({kind: 'migrated', text: '', changes: [], findings});
}

it('says how many places were changed, and how many need the reader', () => {
  expect(word('changed', 'changed')).toBe('2 places changed');
  expect(word('changed')).toBe('1 place changed');
  expect(word('changed', 'check', 'todo')).toBe('2 places changed, 2 need you');
  expect(word('todo')).toBe('1 needs you');
});

it('says when there is nothing to do', () => {
  expect(word()).toBe('Nothing to change');
});

it('says once where code cannot be read', () => {
  const words = wordUnreadable({kind: 'unreadable', reason: 'Unexpected token (3:7)', line: 3, column: 8});
  expect(words).toBe('Line 3, column 8: Unexpected token.');
});
