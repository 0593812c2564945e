/** An OpenAPI 3.1 document as it is after bundling: one file, references only inside of it. Only what we read is typed. */
export type OpenApiDocument = Extensions & {
  openapi: string;
  info: Info;
  externalDocs?: ExternalDocs;
  servers?: Server[];
  security?: SecurityRequirement[];
  tags?: Tag[];
  paths: Record<string, PathItem>;
  /** What the API sends to servers of its users. */
  webhooks?: Record<string, PathItem>;
  components?: Components;
};

/** Keys that OpenAPI leaves to the author of a document. */
export type Extensions = {[key: `x-${string}`]: unknown};

export type Info = {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  termsOfService?: string;
  contact?: {name?: string; url?: string; email?: string};
  license?: {name?: string; identifier?: string; url?: string};
};

export type ExternalDocs = {url: string; description?: string};

/** `summary` and `parent` are new in version 3.2. */
export type Tag = Extensions & {
  name: string;
  summary?: string;
  description?: string;
  parent?: string;
  externalDocs?: ExternalDocs;
};

/** The schemes that are needed together, each with its scopes. */
export type SecurityRequirement = Record<string, string[]>;

export type SecurityScheme = {
  type: string;
  description?: string;
  in?: string;
  name?: string;
  scheme?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, OAuthFlow>;
  deprecated?: boolean;
};

export type OAuthFlow = {
  authorizationUrl?: string;
  deviceAuthorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes?: Record<string, string>;
};

export type Components = {
  schemas?: Record<string, Schema>;
  responses?: Record<string, Response>;
  parameters?: Record<string, Parameter>;
  securitySchemes?: Record<string, SecurityScheme>;
};

export type Server = {
  url: string;
  description?: string;
  variables?: Record<string, {default: string; enum?: string[]; description?: string}>;
};

export type Reference = {$ref: string};

export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;
export type Method = (typeof methods)[number];

export type PathItem = {
  summary?: string;
  description?: string;
  parameters?: (Parameter | Reference)[];
  servers?: Server[];
  /** Both are new in version 3.2: a method, and any others by their names. */
  query?: Operation;
  additionalOperations?: Record<string, Operation>;
} & Partial<Record<Method, Operation>>;

export type Operation = Extensions & {
  operationId: string;
  summary?: string;
  description?: string;
  externalDocs?: ExternalDocs;
  deprecated?: boolean;
  tags?: string[];
  security?: SecurityRequirement[];
  servers?: Server[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
  /** Path items by expressions that say where the API sends them. */
  callbacks?: Record<string, Record<string, PathItem> | Reference>;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie' | 'querystring';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  /** Whether the entries of a list are sent one by one, which is the default, or as one text with commas. */
  explode?: boolean;
  style?: string;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
  schema?: Schema;
  /** A media type instead of a schema. */
  content?: Record<string, MediaType>;
  example?: unknown;
  examples?: Record<string, Example>;
};

export type RequestBody = {required?: boolean; description?: string; content: Record<string, MediaType>};
export type Response = {
  summary?: string;
  description?: string;
  content?: Record<string, MediaType>;
  headers?: Record<string, Header | Reference>;
  links?: Record<string, Link | Reference>;
};
export type Header = Omit<Parameter, 'name' | 'in'>;
export type Link = {
  operationId?: string;
  operationRef?: string;
  description?: string;
  parameters?: Record<string, unknown>;
  requestBody?: unknown;
};
export type MediaType = {
  schema?: Schema;
  /** What each entry of a stream is like, from version 3.2 on. */
  itemSchema?: Schema;
  encoding?: Record<string, Encoding>;
  example?: unknown;
  examples?: Record<string, Example>;
};
/** How one part of a form is sent. */
export type Encoding = {
  contentType?: string;
  headers?: Record<string, Header | Reference>;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
};
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
