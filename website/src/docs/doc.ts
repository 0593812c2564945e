export type DocHeading = {id: string; text: string; level: 2 | 3};

/** One documentation page, without its content. */
export type Doc = {
  id: string;
  /** Path of the file from the site's folder. */
  source: string;
  route: string;
  title: string;
  description: string;
  sidebarLabel: string;
  keywords: string[];
  hasTableOfContents: boolean;
  /** In no sidebar on purpose. */
  isHidden?: true;
  /** ISO date of the last commit that touched the file; absent outside of git. */
  lastUpdated?: string;
};

export type SidebarItem =
  | {type: 'link'; label: string; href: string; docId?: string}
  | {type: 'category'; label: string; href?: string; docId?: string; items: SidebarItem[]};

export type DocSidebar = {
  /** What overviews call its pages, and what search does. */
  title: string;
  area: string;
  items: SidebarItem[];
};

export type DocsVersion = {
  name: string;
  label: string;
  isLast: boolean;
  /** The version that has taken its place. */
  successor?: {name: string; notice: string};
  /** Route of the version's main doc. */
  route: string;
  sidebars: Record<string, DocSidebar>;
  docs: Doc[];
  draftIds: string[];
};
