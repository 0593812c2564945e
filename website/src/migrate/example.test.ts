import {migrate} from '@docs/migrate';
import {expect, it} from 'vitest';
import {example} from './example.ts';

it('shows every kind of finding', () => {
  const migration = migrate({path: 'example.js', text: example});
  const kinds = migration.kind === 'migrated' ? migration.findings.map(({kind}) => kind) : [];
  expect([...new Set(kinds)].sort()).toEqual(['changed', 'check', 'todo']);
});
