import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listProperties, uniqueParameters} from '../document/walk.ts';
import {renderReferenceMarkdown} from '../markdown/renderReferenceMarkdown.ts';
import {buildReference} from '../reference/buildReference.ts';
import {splitReference} from '../reference/splitReference.ts';
import {adoptDocument} from './adoptDocument.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'));
const files = ['3.0', '3.1'].flatMap((version) =>
  readdirSync(path.join(folder, version, 'json'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(version, 'json', file)),
);

const operationKeys = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Documents that others wrote, to try tools on. */
describe.each(files)('%s', (file) => {
  const {document} = adoptDocument(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  const reference = buildReference('example', document);
  const text = splitReference(reference)
    .map((page) => renderReferenceMarkdown(page, 'https://example.org'))
    .join('\n');

  it('has every operation', () => {
    const written = Object.entries({...document.paths, ...document.webhooks}).flatMap(([route, item]) =>
      operationKeys.filter((key) => key in item).map((key) => `${key.toUpperCase()} ${route}`),
    );
    const shown = reference.groups.flatMap(({operations}) =>
      operations.map((operation) => `${operation.method} ${operation.path}`),
    );
    expect(shown.sort()).toEqual(written.sort());
  });

  it('has every parameter and every field', () => {
    const parameters = uniqueParameters(document).map(({value}) => value.name);
    const fields = listProperties(document).map(
      ({pointer}) => pointer.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~') ?? '',
    );
    const names = [...new Set([...parameters, ...fields])].filter((name) => typeof name === 'string' && name !== '');
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('has an address of its own for everything', () => {
    const anchors = reference.groups.flatMap((group) => [group.anchor, ...group.operations.map(({anchor}) => anchor)]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});
