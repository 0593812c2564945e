import {type ChildNode, Element, isTag} from 'domhandler';
import {parseDocument} from 'htmlparser2';

/** Parses HTML into one element around all of it. */
export function parseHtml(html: string): Element {
  return new Element('#root', {}, parseDocument(html).children);
}

/** The same element with those of its children that pass. */
export function keepChildren({name, attribs, children}: Element, keep: (child: ChildNode) => boolean): Element {
  return new Element(name, attribs, children.filter(keep));
}

/** All elements below, in document order. */
export function* descendants(element: Element): Generator<Element> {
  for (const child of element.children.filter(isTag)) {
    yield child;
    yield* descendants(child);
  }
}

/** Text with white space as a browser shows it. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
