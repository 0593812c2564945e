import {mark, selector} from '../../dataAttributes.ts';

/** What `showResults` reads and fills in: parts of the page, and parts of a hit. */
export type PartName =
  | 'page'
  | 'input'
  | 'areas'
  | 'title'
  | 'remark'
  | 'suggestion'
  | 'retry'
  | 'notice'
  | 'results'
  | 'more'
  | 'recent'
  | 'start'
  | 'status'
  | 'fault'
  | 'hit'
  | 'hitBreadcrumbs'
  | 'hitTitle'
  | 'hitParents'
  | 'hitAddress'
  | 'hitPath'
  | 'hitSnippet'
  | 'hitAlsoIn';

/** Props that mark a part. */
export function part(name: PartName): Record<string, string> {
  return mark('searchPart', name);
}

export function findPart(root: ParentNode, name: PartName): HTMLElement {
  return findOne(root, selector('searchPart', name));
}

/** An element that the page's own HTML has. */
export function findOne(root: ParentNode, query: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(query);
  if (!found) throw new Error(`The search page has no ${query}. See website/src/search/page/SearchPage.tsx.`);
  return found;
}
