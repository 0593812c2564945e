import {Parser} from 'htmlparser2';
import {findActive} from './activeParts.ts';
import {createScope, type PageFacts, type Scope, type View} from './pageFacts.ts';

/** An element that is open while a page is read. `text` is kept where somebody asks for it. */
type Open = {
  name: string;
  local: string;
  attributes: Record<string, string>;
  isAuthors: boolean;
  view?: View;
  text?: string;
  method?: string;
};

/** Classes of the elements that hold texts of the document. */
const authored = ['html', 'explained'];

/** Reads from a page, as it's published, what a reader and a browser find in it. */
export function readPage(route: string, html: string): PageFacts {
  const facts: PageFacts = {route, ids: [], links: [], scopes: [], views: [], active: []};
  const stack: Open[] = [];
  const scopes: {scope: Scope; depth: number}[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = stack.at(-1);
      const element: Open = {name, attributes, local: localName(attributes), isAuthors: parent?.isAuthors ?? false};
      facts.active.push(...findActive(name, attributes));
      if (startsScope(element, parent)) {
        scopes.push({scope: createScope(), depth: stack.length});
        facts.scopes.push(...scopes.slice(-1).map(({scope}) => scope));
      }
      readOpening(facts, scopes.at(-1)?.scope, element, parent);
      if (isAsked(element)) element.text = '';
      if (authored.includes(element.local)) element.isAuthors = true;
      stack.push(element);
    },
    ontext(text) {
      const element = stack.at(-1);
      if (element?.text !== undefined) element.text += text;
    },
    onclosetag() {
      const element = stack.pop();
      if (element) readClosing(facts, scopes.at(-1)?.scope, element, stack);
      if (scopes.at(-1)?.depth === stack.length) scopes.pop();
    },
  });
  parser.end(html);
  return facts;
}

/** The name of a class in its stylesheet, without what makes it unique. */
function localName({class: names = ''}: Record<string, string>): string {
  return names.split(' ')[0]?.replace(/-[\w-]{6,}$/, '') ?? '';
}

function startsScope({name, attributes}: Open, parent: Open | undefined): boolean {
  return name === 'section' || (parent?.name === 'dl' && attributes.id !== undefined);
}

function isAsked({name, local}: Open): boolean {
  return name === 'script' || name === 'style' || local === 'method' || name === 'code' || local === 'name';
}

function readOpening(facts: PageFacts, scope: Scope | undefined, element: Open, parent: Open | undefined): void {
  const {id, href, 'data-schema': schema} = element.attributes;
  if (id !== undefined) {
    facts.ids.push(id);
    scope?.ids.push(id);
  }
  const link = element.name === 'a' ? href : schema === undefined ? undefined : `#${schema}`;
  if (link !== undefined && !element.isAuthors) {
    facts.links.push(link);
    scope?.links.push(link);
  }
  if (!parent) return;
  if (element.local === 'fields') viewOf(facts, scope, parent);
  if (schema !== undefined) viewOf(facts, scope, parent).includes.add(schema);
}

/** The view that lies in an element. */
function viewOf(facts: PageFacts, scope: Scope | undefined, element: Open): View {
  if (element.view) return element.view;
  const view: View = {names: new Set(), includes: new Set()};
  element.view = view;
  facts.views.push(view);
  if (scope) scope.root ??= view;
  return view;
}

function readClosing(facts: PageFacts, scope: Scope | undefined, element: Open, stack: Open[]): void {
  const {name, local, text = ''} = element;
  const parent = stack.at(-1);
  if (name === 'script' || name === 'style') facts.active.push(...findActive(`${name} content`, {...element.attributes, text}));
  if (!parent || element.isAuthors) return;
  if (local === 'method') parent.method = text;
  if (name === 'code' && parent.method !== undefined) {
    scope?.calls.push(`${parent.method} ${text}`);
    delete parent.method;
  }
  // A field is a list's entry: the link with its name, the entry, the list, and what has the list.
  if (name === 'a' && local === 'name' && parent.name === 'li') {
    scope?.fields.add(text);
    stack.at(-3)?.view?.names.add(text);
  }
}
