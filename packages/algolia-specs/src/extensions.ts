import type {Extensions, OpenApiDocument, Operation, Schema} from '@docs/openapi';

/** The client of an API in each language that has one. */
export type Clients = {javascript?: JavaScriptClient; php?: PhpClient; java?: JavaClient};
export type JavaScriptClient = {
  package: string;
  factory: string;
  /** The published version that the samples are for. */
  version: string;
  /** Its generic calls take the whole path, not what follows `/1`. */
  takesWholePath?: boolean;
  /** Where its methods differ from the operations, by operation ID. */
  operations?: Record<string, ClientMethod>;
};
/** How a published method differs from its operation. */
export type ClientMethod = {
  /** The name of the method. */
  method?: string;
  /** The name of the argument for the body. */
  body?: string;
  /** Another version than that of the client's other samples. */
  version?: string;
  /** What a reader should know, as a sentence. */
  remark?: string;
  /** Why no sample can call it, as the rest of a sentence that starts "in <package> <version>, ". */
  missing?: string;
};
/** A class in the namespace Algolia\AlgoliaSearch\Api. */
export type PhpClient = {class: string};
/** A class in com.algolia.api, and the package of its models in com.algolia.model. */
export type JavaClient = {class: string; models: string};

/** What this project writes into its specs beyond OpenAPI. `npm run specs` checks the form of each, so that reading needs no care. */
function read<Value>(holder: Extensions, key: keyof Extensions): Value | undefined {
  return holder[key] as Value | undefined;
}

export function readClients(document: OpenApiDocument): Clients | undefined {
  return read(document, 'x-clients');
}

/** Rights that the API key needs. */
export function readRights(operation: Operation): string[] {
  return read(operation, 'x-acl') ?? [];
}

/** Rules that JSON Schema cannot express. */
export function readRules(operation: Operation): RequestRule[] {
  return read(operation, 'x-rules') ?? [];
}

/** What the clients call the body, where that is not the name of its schema. */
export function readBodyName(operation: Operation): string | undefined {
  return read(operation, 'x-body-name');
}

/** It only reads, though it is no GET. Reads have a host of their own in some APIs. */
export function isMarkedAsRead(operation: Operation): boolean {
  return read(operation, 'x-read') === true;
}

/** The response holds the reader's own records. */
export function returnsRecords(operation: Operation): boolean {
  return read(operation, 'x-returns-records') === true;
}

/** Java classes for a schema, where there are several, each with the fields that only it has. The first that applies is used. */
export function readJavaClasses(schema: Schema): Record<string, string[]> {
  return read(schema, 'x-java-classes') ?? {};
}

/** The arguments that each rule needs. */
export const ruleArguments: Record<string, string[]> = {
  maxBodyBytes: ['value'],
  maxJsonBytes: ['at', 'value'],
  sameLength: ['at', 'fields'],
  requiredWith: ['at', 'field', 'with'],
} satisfies Record<RequestRule['rule'], string[]>;

export const ruleNames: string[] = Object.keys(ruleArguments);

/** `message` says what must be, in one sentence; `suggestion` says what to do about it. */
export type RequestRule = {message: string; suggestion?: string} & (
  | {rule: 'maxBodyBytes'; value: number}
  /** At every place that `at` names, the value has at most so many bytes as JSON. */
  | {rule: 'maxJsonBytes'; at: string; value: number}
  /** At every place that `at` names ("/events/*"), the two lists have the same length where both are given. */
  | {rule: 'sameLength'; at: string; fields: [string, string]}
  /** At every place that `at` names, `field` is given where `with` is, and where fields have the values of `where`. */
  | {rule: 'requiredWith'; at: string; field: string; with: string; where?: Record<string, unknown>}
);
