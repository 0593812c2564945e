import type {ApiReference, Field, Inner, ReferenceOperation, ReferenceSchema} from './apiReference.ts';
import {linkAnswer, linkOperation, type LinkRoot} from './linkOperation.ts';
import {linkHtml, linkSchema, type RouteOf, type Scope, toPage, within} from './linkSchema.ts';
import {listInAnswer, listShown} from './listShown.ts';

/** Links what a page shows of the reference. */
type LinkPage = (part: ApiReference, routeOf: RouteOf) => ApiReference;

/**
 * Turns the names of fields and operations in descriptions into links. The nearest field of that name wins: beside the
 * description, then in the same operation, then the only one in the reference. Links to errors, operations and schemas get the route
 * of their page, too.
 */
export function createLinker(reference: ApiReference): LinkPage {
  const named = new Map(reference.schemas.map(({name, schema}) => [name, schema]));
  const findAnywhere = findInReference(reference);
  const credentialAnchors = new Map(reference.credentials.map(({name, anchor}) => [name, anchor]));
  const linkRoot: LinkRoot = (schema, scope) =>
    linkSchema(
      schema,
      within(() => fieldAnchors(schema.inner, named), scope),
    );
  return (part, routeOf) => {
    const anywhere: Scope = {findAnchor: findAnywhere, routeOf};
    const credentials: Scope = {findAnchor: (name) => credentialAnchors.get(name), routeOf};
    return {
      ...part,
      introductionHtml: linkHtml(part.introductionHtml, anywhere),
      credentialsHtml: linkHtml(part.credentialsHtml, credentials),
      errors: part.errors.map((error) => ({
        ...linkAnswer(error, anywhere, linkRoot),
        descriptionHtml: error.descriptionHtml,
        onlyFrom: error.onlyFrom && toPage(error.onlyFrom, routeOf),
      })),
      groups: part.groups.map((group) => ({
        ...group,
        descriptionHtml: linkHtml(group.descriptionHtml, anywhere),
        operations: group.operations.map((operation) =>
          linkOperation(
            operation,
            within(() => operationAnchors(operation, named), anywhere),
            credentials,
            linkRoot,
          ),
        ),
        others: group.others.map((other) => ({...other, target: toPage(other.target, routeOf)})),
      })),
      schemas: part.schemas.map((entry) => ({...entry, schema: linkRoot(entry.schema, anywhere)})),
    };
  };
}

/** The whole reference on one page. */
export function linkNames(reference: ApiReference): ApiReference {
  return createLinker(reference)(reference, () => '');
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

/** Parameters and headers are fields. */
function isField(schema: ReferenceSchema): schema is Field {
  return 'name' in schema;
}

/** In the whole reference only names that cannot be plain words count, and rights of API keys are no operations. */
function findInReference({groups, schemas, errors}: ApiReference): Scope['findAnchor'] {
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
  for (const shown of [...operations.flatMap(listShown), ...errors.flatMap(listInAnswer)]) {
    if (isField(shown)) note(shown);
    else noteInner(shown.inner);
  }
  for (const {id, anchor} of operations) anchors.set(id, anchor);
  return (name) => (/[a-z][A-Z]/.test(name) && !rights.has(name) ? anchors.get(name) : undefined);
}
