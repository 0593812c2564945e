// What a server needs to check requests. Nothing here reads specs or builds a reference, which would cost its start seconds.
export type {OpenApiDocument, Operation, Parameter, Schema} from './openApiDocument.ts';
export {type ApiRequest, checkRequest} from './requests/checkRequest.ts';
export {stripDocument} from './requests/stripDocument.ts';
export {createValidator, type Fault, type Validate} from './validator.ts';
export {listOperations, type PlacedOperation, resolve} from './walk.ts';
