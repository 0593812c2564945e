// Requests as code. Nothing here loads Node: samples follow what a reader types into a page.
export {encodeForAddress, toAddressText} from './samples/addressText.ts';
export {buildPlainSamples} from './samples/buildPlainSamples.ts';
export {writeJavaScriptString, writeJavaScriptValue, writeObjectLiteral} from './samples/javascriptValue.ts';
export {isJsonObject, type JsonObject, limitDepth, writeJson} from './samples/json.ts';
export {type Code, type Group, layOut, listImports} from './samples/layout.ts';
export {createPlainLayer} from './samples/plainLayer.ts';
export {quoteForShell} from './samples/quoteForShell.ts';
export {buildSentRequest, type SentRequest} from './samples/sentRequest.ts';
export {writeQuery} from './samples/writeParameters.ts';
