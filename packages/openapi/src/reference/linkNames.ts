import {toHref} from './anchors.ts';
import type {ApiReference, Field, Inner, Place, ReferenceMediaType, ReferenceOperation, ReferenceSchema} from './apiReference.ts';

/** Where names lead from some place of a page. */
type Scope = {findAnchor: (name: string) => string | undefined; routeOf: RouteOf};

/** The route of the page that has an id; empty for the page that asks. */
export type RouteOf = (anchor: string) => string;

/** Links what a page shows of the reference. */
type LinkPage = (part: ApiReference, routeOf: RouteOf) => ApiReference;

/**
 * Turns the names of fields and operations in descriptions into links. The nearest field of that name wins: beside the
 * description, then in the same operation, then the only one in the reference. Links to errors get the route of their page, too.
 */
export function createLinker(reference: ApiReference): LinkPage {
  const named = new Map(reference.schemas.map(({name, schema}) => [name, schema]));
  const findAnywhere = findInReference(reference);
  const linkRoot: LinkRoot = (schema, scope) => linkSchema(schema, within(fieldAnchors(schema.inner, named), scope));
  return (part, routeOf) => {
    const anywhere: Scope = {findAnchor: findAnywhere, routeOf};
    return {
      ...part,
      introductionHtml: linkHtml(part.introductionHtml, anywhere),
      errors: part.errors.map(({onlyFrom, ...error}) => ({...error, onlyFrom: onlyFrom && toPage(onlyFrom, routeOf)})),
      groups: part.groups.map((group) => ({
        ...group,
        descriptionHtml: linkHtml(group.descriptionHtml, anywhere),
        operations: group.operations.map((operation) =>
          linkOperation(operation, within(operationAnchors(operation, named), anywhere), linkRoot),
        ),
      })),
      schemas: part.schemas.map((entry) => ({...entry, schema: linkRoot(entry.schema, anywhere)})),
    };
  };
}

/** The whole reference on one page. */
export function linkNames(reference: ApiReference): ApiReference {
  return createLinker(reference)(reference, () => '');
}

function toPage<Kind extends Place>(place: Kind, routeOf: RouteOf): Kind {
  return {...place, route: routeOf(place.anchor)};
}

type LinkRoot = (schema: ReferenceSchema, scope: Scope) => ReferenceSchema;

function linkOperation(operation: ReferenceOperation, scope: Scope, linkRoot: LinkRoot): ReferenceOperation {
  const linkMedia = (mediaTypes: ReferenceMediaType[]): ReferenceMediaType[] =>
    mediaTypes.map((media) => ({...media, schema: media.schema && linkRoot(media.schema, scope)}));
  const {body} = operation;
  return {
    ...operation,
    descriptionHtml: linkHtml(operation.descriptionHtml, scope, operation.anchor),
    parameters: operation.parameters.map((group) => ({...group, fields: group.fields.map((field) => linkField(field, scope))})),
    body: body && {...body, descriptionHtml: linkHtml(body.descriptionHtml, scope), mediaTypes: linkMedia(body.mediaTypes)},
    answers: operation.answers.map((answer) => ({
      ...answer,
      descriptionHtml: linkHtml(answer.descriptionHtml, scope),
      mediaTypes: linkMedia(answer.mediaTypes),
    })),
    errors: operation.errors.map((error) => ({...error, target: toPage(error.target, scope.routeOf)})),
  };
}

function linkSchema(schema: ReferenceSchema, scope: Scope, self?: string): ReferenceSchema {
  return {
    ...schema,
    descriptionHtml: linkHtml(schema.descriptionHtml, scope, self),
    values: schema.values.map((value) => ({...value, descriptionHtml: linkHtml(value.descriptionHtml, scope, self)})),
    inner: schema.inner.map((inner) => linkInner(inner, scope)),
  };
}

function linkInner(inner: Inner, outer: Scope): Inner {
  if (inner.kind === 'named') return inner;
  if (inner.kind === 'options') {
    return {...inner, options: inner.options.map((option) => ({...option, ...linkSchema(option, outer)}))};
  }
  const scope = within(new Map(inner.fields.map(({name, anchor}) => [name, anchor])), outer);
  return {...inner, fields: inner.fields.map((field) => linkField(field, scope))};
}

function linkField(field: Field, scope: Scope): Field {
  return {...field, ...linkSchema(field, scope, field.anchor)};
}

const codeElement = /<code>([\w.-]+)<\/code>(?! rights?\b)/g;

/** A text that has links already keeps them: one link inside another is no HTML. */
function linkHtml(html: string, scope: Scope, self?: string): string {
  if (html.includes('<a ')) return html;
  return html.replace(codeElement, (code, name: string) => {
    const anchor = scope.findAnchor(name);
    if (anchor === undefined || anchor === self) return code;
    return `<a href="${toHref(anchor, scope.routeOf(anchor)).replaceAll('&', '&amp;')}">${code}</a>`;
  });
}

function within(anchors: Map<string, string>, outer: Scope): Scope {
  return {...outer, findAnchor: (name) => anchors.get(name) ?? outer.findAnchor(name)};
}

function operationAnchors({parameters, body}: ReferenceOperation, named: Map<string, ReferenceSchema>): Map<string, string> {
  const inBody = (body?.mediaTypes ?? []).flatMap(({schema}) => [...fieldAnchors(schema?.inner ?? [], named)]);
  const own = parameters.flatMap(({fields}) => fields.map(({name, anchor}) => [name, anchor] as const));
  return new Map([...inBody, ...own]);
}

/** The fields that a reader finds there, those of shared schemas included. */
function fieldAnchors(inner: Inner[], named: Map<string, ReferenceSchema>, followed = new Set<string>()): Map<string, string> {
  const follow = (name: string): [string, string][] => {
    if (followed.has(name)) return [];
    followed.add(name);
    return [...fieldAnchors(named.get(name)?.inner ?? [], named, followed)];
  };
  return new Map(
    inner.flatMap((part): [string, string][] => {
      if (part.kind === 'named') return follow(part.name);
      if (part.kind === 'options') return part.options.flatMap((option) => [...fieldAnchors(option.inner, named, followed)]);
      return [
        ...part.includes.flatMap(({name}) => follow(name)),
        ...part.fields.map(({name, anchor}): [string, string] => [name, anchor]),
      ];
    }),
  );
}

/** In the whole reference only names that cannot be plain words count, and rights of API keys are no operations. */
function findInReference({groups, schemas}: ApiReference): Scope['findAnchor'] {
  const operations = groups.flatMap((group) => group.operations);
  const rights = new Set(operations.flatMap((operation) => operation.rights));
  const anchors = new Map<string, string | undefined>();
  const note = ({name, anchor, inner}: Field): void => {
    anchors.set(name, anchors.has(name) ? undefined : anchor);
    noteInner(inner);
  };
  const noteInner = (inner: Inner[]): void => {
    for (const part of inner) {
      if (part.kind === 'fields') part.fields.forEach(note);
      if (part.kind === 'options') for (const option of part.options) noteInner(option.inner);
    }
  };
  for (const {schema} of schemas) noteInner(schema.inner);
  for (const {parameters, body, answers} of operations) {
    for (const {fields} of parameters) fields.forEach(note);
    for (const {schema} of [body, ...answers].flatMap((holder) => holder?.mediaTypes ?? [])) noteInner(schema?.inner ?? []);
  }
  for (const {id, anchor} of operations) anchors.set(id, anchor);
  return (name) => (/[a-z][A-Z]/.test(name) && !rights.has(name) ? anchors.get(name) : undefined);
}
