import {checkRequest, createInterpreter, type OpenApiDocument} from '@docs/openapi';
import type {CreateValidate} from '../request/apis.ts';
import {refuseFaults} from '../request/faultRefusal.ts';
import {toErrorResponse, toPlainResponse, toPreflightResponse} from '../request/toResponse.ts';
import {buildAnswer} from './buildAnswer.ts';
import {checkCredentials} from './checkCredentials.ts';
import {toHeaderText} from './headerText.ts';
import {createPlainRouter} from './plainRouter.ts';
import {readPlainRequest} from './readPlainRequest.ts';

export type PlainMock = (request: Request) => Promise<Response>;

export type PlainMockOptions = {
  /** What checks values. Schemas are interpreted, unless there is something quicker. */
  createValidate?: CreateValidate;
  /** Where the mock lies, if not at the root: `/mock`. Paths of the document's servers may follow, or not. */
  basePath?: string;
};

/** The API of any document as one function: route, check credentials, validate, respond. It keeps nothing. */
export function createPlainMock(document: OpenApiDocument, options: PlainMockOptions = {}): PlainMock {
  const {createValidate = createInterpreter, basePath = ''} = options;
  const validate = createValidate(document);
  const route = createPlainRouter(document, basePath);

  async function answer(request: Request): Promise<Response> {
    const {operation, path, telling} = route(request);
    const secrets = checkCredentials(document, operation, request);
    const values = await readPlainRequest(document, operation, request, {path, unchecked: [...telling, ...secrets]});
    const faults = checkRequest(operation, values, {document, validate});
    if (faults.length > 0) throw refuseFaults(operation, faults);
    const given = buildAnswer(document, operation, request.headers);
    return toPlainResponse(request.method === 'HEAD' ? {...given, body: null} : given, toHeaderText(operation.value.operationId));
  }

  return async (request) => {
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) return toPreflightResponse(request);
    try {
      return await answer(request);
    } catch (error) {
      return toErrorResponse(error);
    }
  };
}
