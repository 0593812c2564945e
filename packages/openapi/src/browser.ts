// What the request checker needs in a browser. Nothing here loads Node or a compiler of schemas.
export type {OpenApiDocument, Schema} from './openApiDocument.ts';
export {formatJson} from './reference/formatJson.ts';
export {type ApiRequest, checkRequest} from './requests/checkRequest.ts';
export type {Fault} from './requests/fault.ts';
export {type ParsedJson, parseJson} from './requests/json/parseJson.ts';
export {type PlacedFault as FaultPlace, placeFault} from './requests/json/placeFault.ts';
export {createStandaloneValidate, type Validators} from './requests/standaloneValidate.ts';
export {buildAddress} from './samples/address.ts';
export {listOperations, type PlacedOperation} from './walk.ts';
