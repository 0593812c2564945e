import path from 'node:path';
import {expect, it} from 'vitest';
import {createFolder} from '../__fixtures__/folder.ts';
import {encode, readSources} from './readSources.ts';

function read(content: string | Buffer) {
  const [source] = readSources([{path: 'a.js', file: path.join(createFolder({'a.js': content}), 'a.js')}]);
  return source;
}

it('takes off the byte order mark, and puts it back', () => {
  expect(read('\uFEFFlet a;\r\n')).toMatchObject({kind: 'text', text: 'let a;\r\n', hasMark: true});
  expect(encode('let b;\r\n', true)).toBe('\uFEFFlet b;\r\n');
});

it('keeps a text without one as it is', () => {
  expect(read('let ü = "\uFFFD";')).toMatchObject({kind: 'text', text: 'let ü = "\uFFFD";', hasMark: false});
  expect(encode('let b;', false)).toBe('let b;');
});

it('does not touch another encoding, and says where it starts to differ', () => {
  expect(read(Buffer.from('let a;\nlet ü;', 'latin1'))).toMatchObject({kind: 'unreadable', line: 2, column: 5});
  expect(read(Buffer.from('\uFEFFlet a;', 'utf16le'))).toMatchObject({kind: 'unreadable', line: 1, column: 1});
});

it('names all files that it cannot read', () => {
  const folder = createFolder({});
  const files = ['gone.js', 'lost.js'].map((name) => ({path: name, file: path.join(folder, name)}));
  expect(() => readSources(files)).toThrowErrorMatchingInlineSnapshot(`
    [Error: Can't read gone.js: ENOENT: no such file or directory.
    Can't read lost.js: ENOENT: no such file or directory.
    Nothing was written. Leave these files out, or make them readable.]
  `);
});
