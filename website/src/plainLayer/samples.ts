import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import type {Sample} from '@docs/openapi/reference';
import {buildPlainSamples} from '@docs/openapi/samples';

/** Regions are Algolia's. */
export function buildSamples(document: OpenApiDocument, operation: PlacedOperation, request: ApiRequest): Sample[] {
  return buildPlainSamples(document, operation, request);
}
