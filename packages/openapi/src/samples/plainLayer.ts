import type {OpenApiDocument} from '../document/openApiDocument.ts';
import type {ReferenceLayer} from '../reference/layer.ts';
import {buildPlainSamples} from './buildPlainSamples.ts';

/** What the reference of any document has beyond the document itself: samples. */
export function createPlainLayer(document: OpenApiDocument): ReferenceLayer {
  return {
    readOperation: (operation, request) => ({
      description: operation.value.description ?? '',
      rights: [],
      rightsHtml: '',
      rules: [],
      samples: buildPlainSamples(document, operation, request),
    }),
  };
}
