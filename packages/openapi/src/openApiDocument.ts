/** An OpenAPI 3.1 document as it is after bundling: one file, references only inside of it. Only what we read is typed. */
export type OpenApiDocument = {
  openapi: string;
  info: {title: string; version: string; description?: string};
  servers?: Server[];
  security?: Record<string, string[]>[];
  tags?: {name: string; description?: string}[];
  paths: Record<string, PathItem>;
  components?: Components;
};

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
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
  /** Rights that the API key needs. */
  'x-acl'?: string[];
  /** Rules that JSON Schema cannot express. */
  'x-rules'?: RequestRule[];
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
};

export type RequestBody = {required?: boolean; description?: string; content: Record<string, MediaType>};
export type Response = {description?: string; content?: Record<string, MediaType>};
export type MediaType = {schema?: Schema; examples?: Record<string, Example>};
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
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  required?: string[];
  [keyword: string]: unknown;
};

export const ruleNames: string[] = ['maxBodyBytes', 'maxJsonBytes', 'sameLength'] satisfies RequestRule['rule'][];

export type RequestRule =
  | {rule: 'maxBodyBytes'; value: number; message: string}
  /** At every place that `at` names, the value has at most so many bytes as JSON. */
  | {rule: 'maxJsonBytes'; at: string; value: number; message: string}
  /** At every place that `at` names ("/events/*"), the two lists have the same length where both are given. */
  | {rule: 'sameLength'; at: string; fields: [string, string]; message: string};
