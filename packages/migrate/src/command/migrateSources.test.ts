import {expect, it, vi} from 'vitest';
import {migrateProject} from '../project/migrateProject.ts';
import {CommandError} from './files/commandError.ts';
import type {Source} from './files/readSources.ts';
import {migrateSources} from './migrateSources.ts';

vi.mock('../project/migrateProject.ts', () => ({migrateProject: vi.fn()}));

const sources: Source[] = ['a.js', 'b.js'].map((path) => ({path, file: `/${path}`, kind: 'text', text: '', hasMark: false}));

it('names the file on which the migration fails, and removes the progress', () => {
  vi.mocked(migrateProject).mockImplementation(function* () {
    yield {path: 'a.js', migration: {kind: 'migrated', text: '', changes: [], findings: []}};
    throw new TypeError('x is undefined');
  });
  const progress = {show: vi.fn(), end: vi.fn()};
  const run = (): unknown => migrateSources(sources, progress);
  expect(run).toThrow(CommandError);
  expect(run).toThrow(/^The migration of b\.js failed[^]*TypeError: x is undefined\n/);
  expect(progress.end).toHaveBeenCalled();
});
