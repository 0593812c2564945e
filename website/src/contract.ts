import type {OpenApiDocument, Validators} from '@docs/openapi';

/** What a check needs of an API. The build writes it as a module: see build/contractFiles.ts. */
export type CompiledContract = {
  document: OpenApiDocument;
  /** Compiled from the document, where that isn't read for each check. */
  validators?: Validators;
  /** The id on the reference page of each place in the document that a request can break. Only needed once something is wrong. */
  loadAddresses: () => Promise<{addresses: Addresses}>;
  /** The document with its responses, where the page has a mock that is made of it alone. */
  loadMock?: () => Promise<{document: OpenApiDocument}>;
};

export type Addresses = Record<string, string>;
