import type {OpenApiDocument} from '@docs/openapi';
import {type ApiReference, buildReference, codeHtml, type ReferenceLayer} from '@docs/openapi/reference';
import {readRights, readRules} from './extensions/readExtensions.ts';
import {regionVariable} from './extensions/regions.ts';
import {buildSamples} from './samples/buildSamples.ts';
import {wordRights} from './wordRights.ts';

/** What the reference page of an Algolia API shows: OpenAPI's part, and rights, rules, regions and samples. */
export function buildAlgoliaReference(name: string, document: OpenApiDocument): ApiReference {
  return buildReference(name, document, createLayer(document));
}

function createLayer(document: OpenApiDocument): ReferenceLayer {
  return {
    chosenVariable: regionVariable,
    errorsText: 'Every error response has a JSON body with a message.',
    readOperation: (operation, request) => {
      const rights = readRights(operation.value);
      return {
        description: dropAdminKey(operation.value.description ?? '', rights),
        rights,
        rightsHtml: wordRights(rights, codeHtml),
        rules: readRules(operation.value).map(({message}) => message),
        samples: buildSamples(document, operation, request, `{${regionVariable}}`),
      };
    },
  };
}

/** The line about the key says it already. */
function dropAdminKey(description: string, rights: string[]): string {
  return rights.includes('admin') ? description.replace(/\s*\bNeeds\s+the\s+admin\s+(API\s+)?key\.(?=\s|$)/, '') : description;
}
