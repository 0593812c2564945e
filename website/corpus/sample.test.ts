import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {bundlePlainCode, type CodeBundle} from '../src/build/bundleCode.ts';
import {createCache} from '../src/cache/cache.ts';
import {cacheFolder, digestCode} from '../src/cache/codeDigest.ts';
import {siteFolder} from './run/child.ts';
import {examineDocument} from './run/examineDocument.ts';
import {readFrame} from './run/frame.ts';
import {listDocuments} from './run/listDocuments.ts';

// Each of its documents is about one feature. Those in YAML say the same as those in JSON.
const examples = path.resolve(siteFolder, '../node_modules/@readme/oas-examples');
const files = listDocuments(['3.0/json', '3.1/json'].map((folder) => path.join(examples, folder)));

let code: CodeBundle;
let frame: Set<string>;

beforeAll(async () => {
  code = await bundlePlainCode(siteFolder, createCache(cacheFolder(siteFolder)), digestCode(siteFolder));
  frame = await readFrame(code);
}, 120_000);

it('has enough documents to say something', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
});

it.each(files.map((file) => path.relative(examples, file)))(
  'makes a whole reference of %s, whose links lead somewhere and in which nothing runs',
  async (file) => {
    const {outcome, error, failures, pages} = await examineDocument(path.join(examples, file), code, frame);
    expect({outcome, error, failures}).toEqual({outcome: 'rendered', error: '', failures: {}});
    expect(pages).toBeGreaterThan(0);
  },
  120_000,
);
