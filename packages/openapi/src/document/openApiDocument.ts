/** An OpenAPI 3.1 document as it is after bundling: one file, references only inside of it. Only what we read is typed. */
export type OpenApiDocument = Extensions & {
  openapi: string;
  info: {title: string; version: string; summary?: string; description?: string};
  servers?: Server[];
  security?: Record<string, string[]>[];
  tags?: {name: string; description?: string}[];
  paths: Record<string, PathItem>;
  components?: Components;
};

/** Keys that OpenAPI leaves to the author of a document. */
export type Extensions = {[key: `x-${string}`]: unknown};

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

export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;
export type Method = (typeof methods)[number];

export type PathItem = {parameters?: (Parameter | Reference)[]} & Partial<Record<Method, Operation>>;

export type Operation = Extensions & {
  operationId: string;
  summary?: string;
  description?: string;
  externalDocs?: {url: string; description?: string};
  deprecated?: boolean;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
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

/** `true` allows every value, `false` none. */
export type AnySchema = Schema | boolean;

export type Discriminator = {propertyName: string; mapping?: Record<string, string>};

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
  patternProperties?: Record<string, AnySchema>;
  prefixItems?: AnySchema[];
  propertyNames?: Schema;
  dependentRequired?: Record<string, string[]>;
  dependentSchemas?: Record<string, AnySchema>;
  if?: AnySchema;
  then?: AnySchema;
  else?: AnySchema;
  discriminator?: Discriminator;
  [keyword: string]: unknown;
};
