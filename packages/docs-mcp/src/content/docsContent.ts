import type {PackedText} from './packText.ts';

/** All that the server knows, as plain data that the build of the site makes. Long texts are unpacked when somebody asks for them. */
export type DocsContent = {
  title: string;
  /** Where the site is: addresses in here start after it. */
  url: string;
  versions: DocsVersion[];
  pages: DocsPage[];
  apis: DocsApi[];
  /** Parts of search indices, as JSON, by their name. */
  indexFiles: Record<string, PackedText>;
};

export type DocsVersion = {
  name: string;
  label: string;
  /** The version that is meant if none is named. */
  isDefault: boolean;
  /** Names of the parts of its search index, in the order in which to load them. */
  index: string[];
};

export type DocsPage = {
  route: string;
  title: string;
  description: string;
  markdown: PackedText;
};

export type DocsApi = {
  name: string;
  title: string;
  summary: string;
  route: string;
  /** The OpenAPI document, as JSON. */
  document: PackedText;
};
