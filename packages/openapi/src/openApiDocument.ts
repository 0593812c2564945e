/** An OpenAPI 3.1 document as it is after bundling: one file, references only inside of it. Only what we read is typed. */
export type OpenApiDocument = {
  openapi: string;
  info: {title: string; version: string; summary?: string; description?: string};
  servers?: Server[];
  security?: Record<string, string[]>[];
  tags?: {name: string; description?: string}[];
  paths: Record<string, PathItem>;
  components?: Components;
  /** The client of this API in each language that has one. */
  'x-clients'?: Clients;
};

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

export type Components = {
  schemas?: Record<string, Schema>;
  responses?: Record<string, Response>;
  parameters?: Record<string, Parameter>;
  securitySchemes?: Record<string, {type: string; in?: string; name?: string; description?: string}>;
};

export type Server = {
  url: string;
  description?: string;
  variables?: Record<string, {default: string; enum?: string[]; description?: string}>;
};

export type Reference = {$ref: string};

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export type PathItem = {parameters?: (Parameter | Reference)[]} & Partial<Record<Method, Operation>>;

export type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  externalDocs?: {url: string; description?: string};
  deprecated?: boolean;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
  /** Rights that the API key needs. */
  'x-acl'?: string[];
  /** Rules that JSON Schema cannot express. */
  'x-rules'?: RequestRule[];
  /** What the clients call the body, where that is not the name of its schema. */
  'x-body-name'?: string;
  /** Only reads, though it is no GET. Reads have a host of their own in some APIs. */
  'x-read'?: boolean;
  /** The answer holds the reader's own records. */
  'x-returns-records'?: boolean;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  /** Whether the entries of a list are sent one by one, which is the default, or as one text with commas. */
  explode?: boolean;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
};

export type RequestBody = {required?: boolean; description?: string; content: Record<string, MediaType>};
export type Response = {description?: string; content?: Record<string, MediaType>};
export type MediaType = {schema?: Schema; example?: unknown; examples?: Record<string, Example>};
export type Example = {summary?: string; description?: string; value?: unknown};

/** A JSON Schema (2020-12). */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  required?: string[];
  /** Java classes for this schema, where there are several, each with the fields that only it has. The first that applies is used. */
  'x-java-classes'?: Record<string, string[]>;
  [keyword: string]: unknown;
};

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
