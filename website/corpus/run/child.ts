import path from 'node:path';
import {bundlePlainCode} from '../../src/build/bundleCode.ts';
import {createCache} from '../../src/cache/cache.ts';
import {cacheFolder} from '../../src/cache/codeDigest.ts';
import type {DocumentResult} from './documentResult.ts';
import {examineDocument} from './examineDocument.ts';
import {readFrame} from './frame.ts';

/** The site whose code makes references. */
export const siteFolder = path.resolve(import.meta.dirname, '../..');

/** The first word of a process of the pool; the digest of the code follows. */
export const childWord = '--child';

/** Sent by a child: it's ready for a document, is at a stage of one, or has examined it. */
export type ChildMessage = {kind: 'ready'} | {kind: 'stage'; stage: string} | {kind: 'result'; result: DocumentResult};

/** What a process of the pool does: examines one document after another. `codeDigest` names the code that is bundled already. */
export async function workAsChild(codeDigest: string): Promise<void> {
  const code = await bundlePlainCode(siteFolder, createCache(cacheFolder(siteFolder)), codeDigest);
  const frame = await readFrame(code);
  const send = (message: ChildMessage): void => void process.send?.(message);
  process.on('message', (file) => {
    const examined = examineDocument(String(file), code, frame, (stage) => send({kind: 'stage', stage}));
    void examined.then((result) => send({kind: 'result', result}));
  });
  send({kind: 'ready'});
}
