import type {ApiRequest} from '@docs/openapi';

/** A request as its author types it: a text for each parameter ("query/limit") and one for the body. */
export type RequestDraft = {parameters: Record<string, string>; body: string};

/** Where a check begins: with the operation's example, which its button carries, or with what a colleague typed, from a link. */
export type CheckStart = {operationId: string} & ({request: ApiRequest} | {draft: RequestDraft});
