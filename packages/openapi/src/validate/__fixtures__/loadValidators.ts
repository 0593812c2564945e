import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {onTestFinished} from 'vitest';
import type {Validators} from '../standaloneValidate.ts';

/** The functions of a module that `compileValidators` wrote. */
export async function loadValidators(code: string): Promise<Validators> {
  const folder = mkdtempSync(path.join(tmpdir(), 'validators-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'validators.mjs');
  writeFileSync(file, code);
  const {validators} = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {validators: Validators};
  return validators;
}
