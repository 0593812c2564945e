import type {OpenApiDocument, Validators} from '@docs/openapi';

/** What a check needs of an API. The build makes it of `specs/<api>/spec.yml?contract`. */
export type CompiledContract = {
  document: OpenApiDocument;
  validators: Validators;
  /** The id on the reference page of each place in the document that a request can break. Only needed once something is wrong. */
  loadAddresses: () => Promise<{addresses: Addresses}>;
};

export type Addresses = Record<string, string>;
