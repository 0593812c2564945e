import type {ApiRequest} from '../requests/checkRequest.ts';

/**
 * What a reference shows: plain data that survives JSON. Everything that a reader sees is worded here already; texts named
 * `…Html` are sanitised. A structure that several places share is listed once in `schemas`; the places name it.
 */
export type ApiReference = {
  /** Name of the API in addresses: `search`. */
  name: string;
  title: string;
  version: string;
  /** What the API is for, in one sentence. */
  summary: string;
  introductionHtml: string;
  servers: ReferenceServer[];
  regions: Regions | null;
  credentials: Credential[];
  errors: ErrorAnswer[];
  groups: OperationGroup[];
  schemas: NamedSchema[];
  /** The id of each place of the document that the page shows, by its pointer. */
  addresses: Record<string, string>;
};

export type ReferenceServer = {address: string; descriptionHtml: string};

/** `{region}` stands for the chosen one in server addresses and samples. */
export type Regions = {names: string[]; chosen: string; descriptionHtml: string};

export type Credential = {name: string; place: string; descriptionHtml: string};

export type OperationGroup = {name: string; anchor: string; descriptionHtml: string; operations: ReferenceOperation[]};

export type ReferenceOperation = {
  id: string;
  anchor: string;
  /** Where Redoc's links with the tag in them lead. */
  tagAnchor: string;
  method: string;
  path: string;
  summary: string;
  descriptionHtml: string;
  isDeprecated: boolean;
  /** Rights that the API key needs; empty when they are not known. */
  rights: string[];
  /** The same as a sentence. */
  rightsHtml: string;
  /** Where to read more, outside of this page. */
  furtherReading: {href: string; text: string} | null;
  parameters: ParameterGroup[];
  body: Body | null;
  answers: Answer[];
  errors: ErrorLink[];
  /** What the samples send. */
  request: ApiRequest;
  samples: Sample[];
};

/** The operation's request as code. */
export type Sample = {
  language: string;
  code: string;
  /** Which published client it is for; of cURL, why a language has no sample. Empty where there is nothing to say. */
  note: string;
};

export type ParameterGroup = {title: string; fields: Field[]};

export type Body = {
  anchor: string;
  isRequired: boolean;
  descriptionHtml: string;
  rules: string[];
  mediaTypes: ReferenceMediaType[];
};

/** A response that is no error. */
export type Answer = {status: string; anchor: string; descriptionHtml: string; mediaTypes: ReferenceMediaType[]};

export type ReferenceMediaType = {
  type: string;
  /** What the document calls the schema; empty where it has no name, or where the schema shows it as a link. */
  name: string;
  schema: ReferenceSchema | null;
  examples: ReferenceExample[];
};

export type ReferenceExample = {summary: string; descriptionHtml: string; json: string};

/** One kind of error; operations that share it link to it. */
export type ErrorAnswer = {
  status: string;
  anchor: string;
  descriptionHtml: string;
  /** Texts that the API sends with it. */
  messages: string[];
  /** The operation that alone sends it. */
  onlyFrom: ({id: string} & Place) | null;
};

/** Leads to the error's description. */
export type ErrorLink = {status: string; anchor: string; target: Place; text: string};

/** A place of the reference: its id, and the route of its page. The route is empty for what is on the same page. */
export type Place = {anchor: string; route: string};

/** A structure that several places share. */
export type NamedSchema = {name: string; anchor: string; schema: ReferenceSchema};

export type ReferenceSchema = {
  /** "string", "array of objects", "integer or null" */
  type: string;
  /** deprecated, read-only, write-only */
  marks: string[];
  /** "at most 64 characters", "default 20" */
  constraints: string[];
  /** JSON; empty when there is none. */
  example: string;
  descriptionHtml: string;
  values: EnumValue[];
  /** Sentences about how fields depend on each other. */
  rulesHtml: string[];
  /** What there is to open. */
  inner: Inner[];
};

export type EnumValue = {value: string; descriptionHtml: string};

/** A part of a schema that has parts of its own. */
export type Inner =
  | {kind: 'fields'; fields: Field[]; includes: NamedLink[]}
  | {kind: 'options'; title: string; options: Option[]}
  | ({kind: 'named'} & NamedLink);

/** Leads to a schema of `ApiReference.schemas`. */
export type NamedLink = {name: string; anchor: string; /** "acl, description and 6 more" */ preview: string};

export type Field = ReferenceSchema & {name: string; anchor: string; isRequired: boolean};

export type Option = ReferenceSchema & {label: string; anchor: string};
