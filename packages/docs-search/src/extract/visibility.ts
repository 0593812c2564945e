import {descendants, elementsOf, type HtmlElement} from './htmlTree.ts';

const hiddenElements = new Set([
  'button',
  'fieldset',
  'footer',
  'form',
  'input',
  'nav',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'time',
]);

/** Controls, drawings and navigation: on the page, but not part of what it says. The names of tabs are. */
export function isHidden({name, attributes}: HtmlElement): boolean {
  if (attributes.role === 'tab') return false;
  return hiddenElements.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true';
}

/** Whether an element only leads to another place of the same page, which is found on its own. */
export function isPointer(element: HtmlElement): boolean {
  if (element.name === 'details') return isFoldedPointer(element);
  const first = firstElement(element);
  const target = first?.name === 'a' ? (first.attributes.href ?? '') : '';
  return element.attributes.id !== undefined && target.startsWith('#') && target !== `#${element.attributes.id}`;
}

/** A fold whose body is one link to a place of the page, or nothing but navigation such as the table of contents. */
function isFoldedPointer(details: HtmlElement): boolean {
  const body = elementsOf(details).filter((child) => child.name !== 'summary');
  const isLink = body.length === 1 && body[0]?.name === 'a' && (body[0].attributes.href ?? '').startsWith('#');
  return isLink || body.every(isHidden);
}

/** The first element inside, unless text comes before it. */
export function firstElement(element: HtmlElement): HtmlElement | undefined {
  const first = element.children.find((child) => typeof child !== 'string' || child.trim() !== '');
  return typeof first === 'string' ? undefined : first;
}

export function hasDescendant(element: HtmlElement, name: string): boolean {
  for (const inner of descendants(element)) if (inner.name === name) return true;
  return false;
}
