import {decode} from '../document/pointers.ts';
import {toHref} from './anchors.ts';
import type {Field, Inner, NamedLink, Place, ReferenceSchema} from './apiReference.ts';

/** Where names lead from some place of a page. */
export type Scope = {findAnchor: (name: string) => string | undefined; routeOf: RouteOf};

/** The route of the page that has an id; empty for the page that asks. */
export type RouteOf = (anchor: string) => string;

export function toPage<Kind extends Place>(place: Kind, routeOf: RouteOf): Kind {
  return {...place, route: routeOf(place.anchor)};
}

/** Links the texts of a schema, and of all that is inside of it. */
export function linkSchema(schema: ReferenceSchema, scope: Scope, self?: string): ReferenceSchema {
  return {
    ...schema,
    descriptionHtml: linkHtml(schema.descriptionHtml, scope, self),
    values: schema.values.map((value) => ({...value, descriptionHtml: linkHtml(value.descriptionHtml, scope, self)})),
    inner: schema.inner.map((inner) => linkInner(inner, scope)),
  };
}

function linkInner(inner: Inner, outer: Scope): Inner {
  if (inner.kind === 'named') return {...inner, ...linkNamed(inner, outer)};
  if (inner.kind === 'options') {
    return {...inner, options: inner.options.map((option) => ({...option, ...linkSchema(option, outer)}))};
  }
  const scope = within(() => new Map(inner.fields.map(({name, anchor}) => [name, anchor])), outer);
  return {
    ...inner,
    fields: inner.fields.map((field) => linkField(field, scope)),
    includes: inner.includes.map((included) => linkNamed(included, outer)),
  };
}

function linkNamed(named: NamedLink, {routeOf}: Scope): NamedLink {
  const route = routeOf(named.anchor);
  return route === '' ? named : {...named, route};
}

export function linkField(field: Field, scope: Scope): Field {
  return {...field, ...linkSchema(field, scope, field.anchor)};
}

const codeElement = /<code>([\w.-]+)<\/code>(?! rights?\b)/g;

/** A text that has links already keeps them: one link inside another is no HTML. */
export function linkHtml(html: string, scope: Scope, self?: string): string {
  if (html.includes('<a ')) return leadToPages(html, scope.routeOf);
  return html.replace(codeElement, (code, name: string) => {
    const anchor = scope.findAnchor(name);
    if (anchor === undefined || anchor === self) return code;
    return `<a href="${toHref(anchor, scope.routeOf(anchor)).replaceAll('&', '&amp;')}">${code}</a>`;
  });
}

/** Who wrote a link to a place of the reference didn't know that it would be on another page. */
function leadToPages(html: string, routeOf: RouteOf): string {
  return html.replaceAll(
    /(?<=<a href=")#([^"]+)(?=")/g,
    (link, id: string) => routeOf(decode(id.replaceAll('&amp;', '&'))) + link,
  );
}

/** Few texts name anything, so what is near is only listed for one that does. */
export function within(listAnchors: () => Map<string, string>, outer: Scope): Scope {
  let anchors: Map<string, string> | undefined;
  return {...outer, findAnchor: (name) => (anchors ??= listAnchors()).get(name) ?? outer.findAnchor(name)};
}
