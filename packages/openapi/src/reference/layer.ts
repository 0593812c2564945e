import type {PlacedOperation} from '../document/walk.ts';
import type {ApiRequest} from '../requests/checkRequest.ts';
import type {Sample} from './apiReference.ts';

/** What a document's own extensions add to its reference. Without it, a reference shows what OpenAPI says. */
export type ReferenceLayer = {
  /** Where the reference is; `/specs/<name>` unless it's said. */
  route?: string;
  /** The server variable that readers choose a value for. It stays open in addresses and samples. */
  chosenVariable?: string;
  /** What every error body is, where all are alike. The reference then shows this, and messages instead of bodies. */
  errorsText?: string;
  readOperation?: (operation: PlacedOperation, request: ApiRequest) => OperationExtras;
};

export type OperationExtras = {
  /** The description, without what the rest says already. */
  description: string;
  /** Rights that the API key needs. */
  rights: string[];
  /** The same as a sentence, sanitised. */
  rightsHtml: string;
  /** Sentences about the body beyond its schema. */
  rules: string[];
  samples: Sample[];
};
