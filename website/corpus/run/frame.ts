import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CodeBundle} from '../../src/build/bundleCode.ts';
import {readPage} from '../page/readPage.ts';
import {makeReference, type RunStage} from './makeReference.ts';

/** As little as a document with several pages can be. */
const harmless = {
  openapi: '3.1.0',
  info: {title: 'Nothing', version: '1'},
  paths: {
    '/': {
      get: {operationId: 'get', tags: ['one'], responses: {200: {description: 'Yes.'}}},
      put: {operationId: 'put', tags: ['two'], responses: {200: {description: 'Yes.'}}},
    },
  },
};

/** What pages of a reference have that does something, whatever the document: scripts, styles, metadata. */
export async function readFrame(code: CodeBundle): Promise<Set<string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  try {
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(harmless));
    const onePage = await makeReference(file, code, runPlainly);
    const severalPages = await makeReference(file, code, runPlainly, 1);
    return new Set([...onePage.pages, ...severalPages.pages].flatMap(({route, html}) => readPage(route, html).active));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const runPlainly: RunStage = async (_, run) => run();
