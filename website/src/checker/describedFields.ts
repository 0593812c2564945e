import {readMark, selector} from '../dataAttributes.ts';
import {splitKeys} from './splitKeys.ts';

/** JSON in parts. Keys lead to where they are described, each description once: hundreds of links would be in the way of Tab. */
export function linkKeys(
  json: string,
  findLink: (path: string[]) => string | undefined,
): {text: string; href?: string | undefined}[] {
  const linked = new Set<string>();
  return splitKeys(json).map(({text, path}) => {
    const href = path && findLink(path);
    if (href === undefined || linked.has(href)) return {text};
    linked.add(href);
    return {text, href};
  });
}

/** Stands for all names that a schema doesn't list. */
const anyName = '*';

/** Fields by their name: where the page describes them, and the element that has those inside of them. */
type DescribedFields = Map<string, {href: string; item: Element}>;

/** Where the page describes a response, if it does. */
export function findResponse(operationId: string, status: number): Element | null {
  return document.getElementById(`operation/${operationId}/response/${status}`);
}

/** The link to the description of a field, by the names that lead to it. */
export function createFieldLinks(response: Element | null): (path: string[]) => string | undefined {
  const known = new Map<Element, DescribedFields>();
  const fieldsOf = (holder: Element): DescribedFields => {
    const fields = known.get(holder) ?? listFields(holder);
    known.set(holder, fields);
    return fields;
  };
  return (path) => {
    let holder = response;
    let href: string | undefined;
    for (const name of path) {
      const fields = holder && fieldsOf(holder);
      const field = fields?.get(name) ?? fields?.get(anyName);
      holder = field?.item ?? null;
      href = field?.href;
    }
    return href;
  };
}

/** The fields right inside of a response, a schema or a field. Schemas that the page has elsewhere are followed there. */
function listFields(holder: Element, seen = new Set<Element>()): DescribedFields {
  seen.add(holder);
  const isInner = (element: Element): boolean => {
    const item = element.parentElement?.closest('li');
    return item !== null && item !== undefined && item !== holder && holder.contains(item);
  };
  const fields: DescribedFields = new Map();
  const add = (others: DescribedFields): void => {
    for (const [name, field] of others) if (!fields.has(name)) fields.set(name, field);
  };
  for (const item of holder.querySelectorAll('li')) {
    const link = item.querySelector(':scope > a');
    if (!link || isInner(item)) continue;
    const href = link.getAttribute('href') ?? '';
    // One of several forms that a value can have: `(object)`. Its fields are those of the value.
    if (href.endsWith(')')) add(listFields(item, seen));
    else fields.set(href.endsWith('/*') ? anyName : link.textContent, {href, item});
  }
  for (const place of holder.querySelectorAll(selector('schema'))) {
    const schema = document.getElementById(readMark(place, 'schema'))?.closest('section');
    if (!schema || seen.has(schema) || isInner(place)) continue;
    add(listFields(schema, seen));
  }
  return fields;
}
