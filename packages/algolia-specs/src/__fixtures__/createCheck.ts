import {type ApiRequest, checkRequest, type Fault, listOperations, type OpenApiDocument} from '@docs/openapi';
import {createValidator} from '@docs/openapi/validate';
import {requestLayer} from '../rules/requestLayer.ts';

export type Check = (operationId: string, request: ApiRequest) => Fault[];

/** Checks requests to the operations of a document, by their ids. */
export function createCheck(document: OpenApiDocument, validate = createValidator(document)): Check {
  const operations = new Map(listOperations(document).map((operation) => [operation.value.operationId, operation]));
  return (operationId, request) => {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`${document.info.title} has no operation "${operationId}".`);
    return checkRequest(operation, request, {document, validate, layer: requestLayer});
  };
}
