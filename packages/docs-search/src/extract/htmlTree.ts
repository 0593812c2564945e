import {Parser} from 'htmlparser2';

type HtmlNode = string | HtmlElement;
export type HtmlElement = {name: string; attributes: Record<string, string>; children: HtmlNode[]};

/** Parses HTML into elements and texts; comments are left out. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = {name: '#root', attributes: {}, children: []};
  const open = [root];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = {name, attributes, children: []};
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(text) {
      open.at(-1)?.children.push(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root;
}

/** All elements below, in document order. */
export function* descendants(element: HtmlElement): Generator<HtmlElement> {
  for (const child of elementsOf(element)) {
    yield child;
    yield* descendants(child);
  }
}

export function elementsOf(element: HtmlElement): HtmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** Text with white space as a browser shows it. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
