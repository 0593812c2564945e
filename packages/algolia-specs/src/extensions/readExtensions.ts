import type {OpenApiDocument, Operation, Schema} from '@docs/openapi';

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
type ClientMethod = {
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

// What this project writes into its specs beyond OpenAPI. `npm run specs` checks the form of each, so reading them takes no care.

export function readClients(document: OpenApiDocument): Clients | undefined {
  return document['x-clients'] as Clients | undefined;
}

/** Rights that the API key needs. */
export function readRights({'x-acl': rights}: Operation): string[] {
  return Array.isArray(rights) ? rights.map(String) : [];
}

/** Rules that JSON Schema cannot express. */
export function readRules({'x-rules': rules}: Operation): RequestRule[] {
  return (rules ?? []) as RequestRule[];
}

/** What the clients call the body, where that is not the name of its schema. */
export function readBodyName({'x-body-name': name}: Operation): string | undefined {
  return typeof name === 'string' ? name : undefined;
}

/** It only reads, though it is no GET. Reads have a host of their own in some APIs. */
export function isMarkedAsRead({'x-read': isRead}: Operation): boolean {
  return isRead === true;
}

/** The response holds the reader's own records. */
export function returnsRecords({'x-returns-records': returns}: Operation): boolean {
  return returns === true;
}

/** Java classes for a schema, where there are several, each with the fields that only it has. The first that applies is used. */
export function readJavaClasses({'x-java-classes': classes}: Schema): Record<string, string[]> {
  return (classes ?? {}) as Record<string, string[]>;
}

/** What the pattern of a schema asks for, in words that follow "must be". */
export function readPatternWords({'x-pattern-words': words}: Schema): string | undefined {
  return typeof words === 'string' ? words : undefined;
}

/** Extensions of schemas that only readers of a spec need. */
export const proseExtensions: string[] = ['x-categories'];

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
