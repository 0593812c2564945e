import type {ApiReference, Place} from './apiReference.ts';

/** One page of a reference. Most references have one; a large one has an overview, and a page for each group of operations. */
export type ReferencePage = WholePage | OverviewPage | GroupPage;

/** `reference` is what the page shows of it, with its links. */
type Shown = {route: string; reference: ApiReference};

export type WholePage = Shown & {kind: 'reference'};

/** What there is to know before a call, and where each operation and each shared schema is. */
export type OverviewPage = Shown & {
  kind: 'referenceOverview';
  groups: GroupContents[];
  schemas: ({name: string} & Place)[];
  /** The pages of the schemas that no operation shows. */
  otherSchemas: PageContents[];
};

/** The operations of one group, and all shared schemas that they show; or the schemas that no operation shows. */
export type GroupPage = Shown & {
  kind: 'referenceGroup';
  title: string;
  /** The id of the page's heading. */
  anchor: string;
  /** All pages with operations or schemas, in order. */
  pages: PageLink[];
  /** Ids of the schemas that an earlier page shows, too: that page is their home. */
  repeated: string[];
};

/** `heading` stands before the page in lists of pages. */
export type PageLink = {title: string; route: string; heading?: string};

/** `ids` are those of the page that others start with: the page has every id that starts with one of them and a slash. */
export type PageContents = PageLink & {ids: string[]};

export type GroupContents = PageContents & {
  anchor: string;
  /** The heading over this group, with its id. */
  section?: {text: string; anchor: string};
  descriptionHtml: string;
  operations: OperationContents[];
};

export type OperationContents = {anchor: string; method: string; path: string; summary: string; isDeprecated: boolean};
