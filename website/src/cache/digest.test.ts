import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {digest, digestFiles} from './digest.ts';

it('differs when a part does, and when the parts are split elsewhere', () => {
  expect(digest('ab', 'c')).toBe(digest('ab', Buffer.from('c')));
  expect(digest('ab', 'c')).not.toBe(digest('ab', 'd'));
  expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
});

it('changes with content and names of files in any depth, and with nothing else', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'digest-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  mkdirSync(path.join(root, 'src/deep'), {recursive: true});
  const [file, renamed] = [path.join(root, 'src/deep/a.ts'), path.join(root, 'src/deep/b.ts')];
  const read = (): string => digestFiles(root, ['src', 'missing'], (name) => !name.endsWith('.test.ts'));
  writeFileSync(file, '1');
  const first = read();
  writeFileSync(path.join(root, 'src/deep/a.test.ts'), '1');
  expect(read()).toBe(first);
  writeFileSync(file, '2');
  const second = read();
  expect(second).not.toBe(first);
  renameSync(file, renamed);
  expect(read()).not.toBe(second);
});
