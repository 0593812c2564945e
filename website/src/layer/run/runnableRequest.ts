import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import type {RequestDraft} from '../../checkStart.ts';
import type {MockResponse} from '../../mock/mockCall.ts';
import type {ReferenceStart} from '../../referenceStart.ts';
import type {CompiledContract} from '../../contract.ts';

/** `draft` is the same request as its author typed it. */
export type RunnableRequest = {
  api: ReferenceStart;
  contract: CompiledContract;
  document: OpenApiDocument;
  operation: PlacedOperation;
  request: ApiRequest;
  draft: RequestDraft;
};

/** What came back, and for which operation. */
export type RunResponse = MockResponse & {operationId: string};

/** A change that the API has accepted: it counts once its task is published. */
export type TaskState = {taskID: number; publishedAfter?: number};
