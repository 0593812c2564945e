// Documents, and the requests that they describe. Nothing here loads Node, a compiler of schemas or a parser of Markdown: pages use it, too.
export type * from './document/openApiDocument.ts';
export {methods} from './document/openApiDocument.ts';
export {mapChildren} from './document/schemaChildren.ts';
export {hasKeys, readPointer, toPointer, toTokens} from './document/pointers.ts';
export {
  listMediaTypes,
  listOperations,
  listProperties,
  listResponses,
  listSchemas,
  type Placed,
  type PlacedOperation,
  resolve,
  uniqueParameters,
} from './document/walk.ts';
export {exampleValue} from './examples/exampleValue.ts';
export {writeXml} from './examples/writeXml.ts';
export type {ExampleUse} from './document/exampleUse.ts';
export {fileBeside, toHref, twinPath} from './reference/anchors.ts';
export {formatJson} from './reference/formatJson.ts';
export {type ApiRequest, checkRequest, type Contract} from './requests/checkRequest.ts';
export {exampleRequest} from './requests/exampleRequest.ts';
export {findNearest} from './requests/explain/didYouMean.ts';
export {explainExample} from './requests/explain/explainExample.ts';
export type {Fault} from './requests/explain/fault.ts';
export {type ParsedJson, parseJson} from './requests/json/parseJson.ts';
export {type PlacedFault as FaultPlace, placeFault} from './requests/json/placeFault.ts';
export type {CheckRules, RequestLayer, RuleFault} from './requests/explain/requestLayer.ts';
export {maxDepth} from './requests/nesting.ts';
export {readForm} from './requests/wire/readForm.ts';
export {readParameters} from './requests/wire/readParameters.ts';
export {maxErrors, type Validate} from './validate/schemaErrors.ts';
export {
  chooseMediaType,
  findMediaType,
  isFormType,
  isJsonType,
  isMultipartType,
  isTextType,
  isXmlType,
} from './document/mediaTypes.ts';
export {toBodySchema} from './document/requestSchemas.ts';
export {findFieldSchemas, listParts} from './document/schemaParts.ts';
export {createInterpreter} from './validate/interpret/createInterpreter.ts';
export {createStandaloneValidate, type Validators} from './validate/standaloneValidate.ts';
export {code, count, group, joinWords, typeOf} from './words/words.ts';
