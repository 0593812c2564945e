import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {OpenApiDocument} from '@docs/openapi';
import {adoptDocument} from '@docs/openapi/adopt';

const folder = path.dirname(createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'));

/** Every OpenAPI 3 document of the examples, by version and name: `3.1/train-travel`. */
export function loadExampleDocuments(): [string, OpenApiDocument][] {
  return ['3.0', '3.1'].flatMap((version) =>
    readdirSync(path.join(folder, version, 'json'))
      .filter((file) => file.endsWith('.json'))
      .map((file): [string, OpenApiDocument] => [
        `${version}/${path.basename(file, '.json')}`,
        adoptDocument(JSON.parse(readFileSync(path.join(folder, version, 'json', file), 'utf8'))).document,
      ]),
  );
}
