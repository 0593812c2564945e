import {type Element, isTag, isText} from 'domhandler';
import {descendants} from './htmlTree.ts';

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

/**
 * Controls, drawings and navigation: on the page, but not part of what it says. The names of tabs are. Nor is what another page says,
 * too, and is found there.
 */
export function isHidden({name, attribs}: Element): boolean {
  if (attribs.role === 'tab') return false;
  return hiddenElements.has(name) || 'hidden' in attribs || 'data-repeated' in attribs || attribs['aria-hidden'] === 'true';
}

/** Whether an element only leads to another place of the same page, which is found on its own. */
export function isPointer(element: Element): boolean {
  if (element.name === 'details') return isFoldedPointer(element);
  const first = firstElement(element);
  const target = first?.name === 'a' ? (first.attribs.href ?? '') : '';
  return element.attribs.id !== undefined && target.startsWith('#') && target !== `#${element.attribs.id}`;
}

/** A fold whose body is one link to a place of the page, or nothing but navigation such as the table of contents. */
function isFoldedPointer(details: Element): boolean {
  const body = details.children.filter(isTag).filter((child) => child.name !== 'summary');
  const isLink = body.length === 1 && body[0]?.name === 'a' && (body[0].attribs.href ?? '').startsWith('#');
  return isLink || body.every(isHidden);
}

/** The first element inside, unless text comes before it. */
export function firstElement(element: Element): Element | undefined {
  const first = element.children.find((child) => isTag(child) || (isText(child) && child.data.trim() !== ''));
  return first && isTag(first) ? first : undefined;
}

export function hasDescendant(element: Element, name: string): boolean {
  for (const inner of descendants(element)) if (inner.name === name) return true;
  return false;
}
