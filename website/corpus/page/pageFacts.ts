/** What the checks ask of a page. */
export type PageFacts = {
  route: string;
  ids: string[];
  /** Addresses of links and marks that our code made; those of authors are theirs. */
  links: string[];
  scopes: Scope[];
  views: View[];
  active: string[];
};

/** A part of a page that links lead to: an operation, a shared schema, an error. */
export type Scope = {
  ids: string[];
  /** `GET /pets`, of an operation and its callbacks. */
  calls: string[];
  fields: Set<string>;
  links: string[];
  /** The first list of fields in it. */
  root: View | undefined;
};

/** The fields that a reader sees as those of one object: a list, and lists of shared schemas that are part of it. */
export type View = {names: Set<string>; includes: Set<string>};

export function createScope(): Scope {
  return {ids: [], calls: [], fields: new Set(), links: [], root: undefined};
}
