// What a browser needs to check a request. Nothing here loads Node or a compiler of schemas.
export {type ApiRequest, checkRequest} from './checkRequest.ts';
export type {Fault} from './fault.ts';
export type {JsonField, JsonNode, Position, Range} from './json/source.ts';
export {type JsonSource, type ParsedJson, parseJson, type SyntaxFault} from './json/parseJson.ts';
export {type PlacedFault, placeFault} from './json/placeFault.ts';
export type {SchemaError, Validate} from './schemaErrors.ts';
export {createStandaloneValidate, type Validators} from './standaloneValidate.ts';
