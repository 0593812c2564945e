import type {ApiRequest} from '../requests/checkRequest.ts';

/**
 * What a reference shows: plain data that survives JSON. Everything that a reader sees is worded here already; texts named
 * `…Html` are sanitised. A structure that several places share is listed once in `schemas`; the places name it.
 */
export type ApiReference = {
  /** Name of the API in addresses: `search`. */
  name: string;
  /** Where it is. Pages of a large one are below it. */
  route: string;
  title: string;
  version: string;
  /** What the API is for, in one sentence. */
  summary: string;
  introductionHtml: string;
  /** Terms of service, contact, license, and where to read more. */
  about: AboutLink[];
  servers: ReferenceServer[];
  regions: Regions | null;
  /** Who needs the credentials, as a sentence. */
  credentialsHtml: string;
  credentials: Credential[];
  /** What is true for the bodies of all errors; empty where there's no more to say than each says itself. */
  errorsText: string;
  errors: ErrorAnswer[];
  groups: OperationGroup[];
  schemas: NamedSchema[];
  /** The id of each place of the document that the page shows, by its pointer. */
  addresses: Record<string, string>;
};

/** `href` is empty for what has no address. */
export type AboutLink = {label: string; text: string; href: string};

/** `note` says what a relative address is relative to; it is empty for others. */
export type ReferenceServer = {address: string; note: string; descriptionHtml: string; variables: ServerVariable[]};

/** A part of a server's address that readers fill in. `values` are the only ones; where there are none, any may be it. */
export type ServerVariable = {name: string; fallback: string; values: string[]; descriptionHtml: string};

/** `{region}` stands for the chosen one in server addresses and samples. */
export type Regions = {names: string[]; chosen: string; descriptionHtml: string};

/** `place` is where it goes and what it is: "header", "Authorization header, bearer token (JWT)". */
export type Credential = {
  name: string;
  anchor: string;
  place: string;
  descriptionHtml: string;
  /** Ways to get it. */
  flows: CredentialFlow[];
};

export type CredentialFlow = {title: string; links: AboutLink[]; scopes: {name: string; descriptionHtml: string}[]};

export type OperationGroup = {
  name: string;
  anchor: string;
  /** The heading over this group and those after it, up to the next heading. */
  heading: {text: string; anchor: string} | null;
  descriptionHtml: string;
  furtherReading: FurtherReading | null;
  operations: ReferenceOperation[];
  /** Operations that belong to this group, too, but are shown in another one. */
  others: OperationLink[];
};

/** `anchor` is the id of the entry, `target` where the operation is. */
export type OperationLink = {anchor: string; target: Place; method: string; summary: string};

/** Where to read more, outside of this page. */
export type FurtherReading = {href: string; text: string};

export type ReferenceOperation = Exchange & {
  id: string;
  anchor: string;
  /** Where Redoc's links with the tag in them lead. */
  tagAnchor: string;
  method: string;
  /** Of a webhook, its name. */
  path: string;
  summary: string;
  /** Who calls whom, where that isn't the reader the API; otherwise empty. */
  lead: string;
  descriptionHtml: string;
  isDeprecated: boolean;
  /** What it needs where that isn't what the whole API needs, as a sentence. */
  securityHtml: string;
  /** Its own servers; empty where it has those of the API. */
  servers: ReferenceServer[];
  /** Rights that the API key needs; empty when they are not known. */
  rights: string[];
  /** The same as a sentence. */
  rightsHtml: string;
  furtherReading: FurtherReading | null;
  errors: ErrorLink[];
  /** What the samples send. */
  request: ApiRequest;
  samples: Sample[];
};

/** What is sent, and what comes back. */
export type Exchange = {parameters: ParameterGroup[]; body: Body | null; answers: Answer[]; callbacks: Callback[]};

/** A request that the API sends because of an operation. `path` is an expression that says where to. */
export type Callback = Exchange & {
  name: string;
  anchor: string;
  method: string;
  path: string;
  summary: string;
  descriptionHtml: string;
  isDeprecated: boolean;
};

/** The operation's request as code. */
export type Sample = {
  language: string;
  /** What the document calls it, where that isn't the name of the language. */
  label?: string;
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

/** A response that is no error. `status` is "any other status" for those that aren't listed. */
export type Answer = {
  status: string;
  anchor: string;
  descriptionHtml: string;
  mediaTypes: ReferenceMediaType[];
  headers: Field[];
  links: ResponseLink[];
};

/** How to go on from a response. `target` is null where the operation isn't in this document. */
export type ResponseLink = {
  name: string;
  anchor: string;
  descriptionHtml: string;
  operation: string;
  target: Place | null;
  /** What to send, and from where it comes. */
  values: {name: string; value: string}[];
};

export type ReferenceMediaType = {
  type: string;
  /** Sentences about how it is sent. */
  notesHtml: string[];
  /** What the document calls the schema; empty where it has no name, or where the schema shows it as a link. */
  name: string;
  schema: ReferenceSchema | null;
  examples: ReferenceExample[];
};

export type ReferenceExample = {summary: string; descriptionHtml: string; json: string};

/** One kind of error; operations that share it link to it. Its body is left out where `errorsText` says what it is. */
export type ErrorAnswer = Answer & {
  /** Texts that the API sends with it; only where its body is left out. */
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
export type NamedLink = {
  name: string;
  anchor: string;
  /** The page that has it, where that is another one. */
  route?: string;
  /** "acl, description and 6 more" */
  preview: string;
};

export type Field = ReferenceSchema & {name: string; anchor: string; isRequired: boolean};

export type Option = ReferenceSchema & {label: string; anchor: string};
