import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {javaReceipt, listWithoutJavaReceipt, takeJavaReceipt} from './javaReceipts.ts';
import {openReceipts} from './receipts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'receipts-'));
afterAll(() => rmSync(folder, {recursive: true}));

const sample = {name: 'java/home.ga.java', hash: 'text-1', file: path.join(folder, 'home.ga.java')};
const output = path.join(folder, 'home.ga.txt');
writeFileSync(output, 'dune\n');

const receipts = {[sample.name]: takeJavaReceipt(sample, 'dune', '4.36.2', '17.0.15')};

it('knows a program that ran as it is', () => {
  expect(listWithoutJavaReceipt([sample], receipts)).toEqual([]);
});

it('asks for a new receipt when there is none, or when the text has changed', () => {
  expect(listWithoutJavaReceipt([sample], {})).toEqual([sample]);
  const changed = {...sample, hash: 'text-2'};
  expect(listWithoutJavaReceipt([changed], receipts)).toEqual([changed]);
});

it('asks for a new receipt when the expected output has changed or is missing', () => {
  writeFileSync(output, 'alien\n');
  expect(listWithoutJavaReceipt([sample], receipts)).toEqual([sample]);
  rmSync(output);
  expect(listWithoutJavaReceipt([sample], receipts)).toEqual([sample]);
});

it('saves receipts in order, and drops those of programs that are gone', () => {
  const file = path.join(folder, 'receipts.json');
  const saved = openReceipts(file, javaReceipt);
  expect(saved.read()).toEqual({});
  const receipt = takeJavaReceipt(sample, 'dune', '4.36.2', '17.0.15');
  saved.save({'java/b.java': receipt, 'java/gone.java': receipt}, [{name: 'java/b.java'}, {name: 'java/gone.java'}]);
  saved.save({'java/a.java': receipt}, [{name: 'java/b.java'}, {name: 'java/a.java'}]);
  expect(Object.keys(saved.read())).toEqual(['java/a.java', 'java/b.java']);
  expect(readFileSync(file, 'utf8')).toMatch(/^\{\n {2}"java\/a\.java": \{\n[\s\S]+\}\n$/);
});
