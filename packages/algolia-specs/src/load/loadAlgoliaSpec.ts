import type {OpenApiDocument} from '@docs/openapi';
import {type LoadLayer, loadSpec} from '@docs/openapi/load';

/** What this project asks of its specs beyond being OpenAPI, as far as Redocly has rules for it. Our own rules are in lint/rules.ts. */
export const strictness: LoadLayer = {
  rules: {
    'no-path-trailing-slash': 'error',
    'no-server-trailing-slash': 'error',
    'operation-2xx-response': 'error',
    'operation-4xx-response': 'error',
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'operation-summary': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'request-mime-type': {severity: 'error', allowedValues: ['application/json']},
    'response-mime-type': {severity: 'error', allowedValues: ['application/json']},
    'tag-description': 'error',
  },
  advice: {'operation-4xx-response': 'Add the error responses from specs/common/responses.yml.'},
};

/** Reads a spec of this project with all its files into one document. Throws a `SpecError` that lists every problem. */
export function loadAlgoliaSpec(file: string): Promise<OpenApiDocument> {
  return loadSpec(file, strictness);
}
