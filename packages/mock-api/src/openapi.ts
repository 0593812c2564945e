// The one door to the openapi package. Its index also loads what builds the reference, which costs a start two seconds;
// these modules need only Ajv.
export type {OpenApiDocument, Operation, Parameter, Schema} from '../../openapi/src/openApiDocument.ts';
export {type ApiRequest, checkRequest} from '../../openapi/src/requests/checkRequest.ts';
export {createValidator, type Fault, type Validate} from '../../openapi/src/validator.ts';
export {listOperations, type PlacedOperation, resolve} from '../../openapi/src/walk.ts';
