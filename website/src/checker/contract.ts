import type {ApiRequest, OpenApiDocument, Validators} from '@docs/openapi';
import type {Draft} from './draft.ts';

/** What a check needs of an API. The build makes it of `specs/<api>/spec.yml?contract`. */
export type CompiledContract = {
  document: OpenApiDocument;
  validators: Validators;
  /** The id on the reference page of each place in the document that a request can break. Only needed once something is wrong. */
  loadAddresses: () => Promise<{addresses: Addresses}>;
};

export type Addresses = Record<string, string>;

/** Where a check begins: with the operation's example, which its button carries, or with what a colleague typed, from a link. */
export type CheckStart = {operationId: string} & ({request: ApiRequest} | {draft: Draft});
