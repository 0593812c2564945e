import type {Operation} from '../document/openApiDocument.ts';
import type {Anchors} from './anchors.ts';
import type {OperationGroup, ParameterGroup, ReferenceOperation} from './apiReference.ts';
import {buildAnswers, buildBody} from './buildBodies.ts';
import {type FindError, linkErrors} from './buildErrors.ts';
import {buildField, type SchemaContext} from './buildSchema.ts';
import type {ReferenceLayer} from './layer.ts';
import type {ReadOperation} from './readOperations.ts';
import {renderMarkdown} from './renderMarkdown.ts';

type OperationContext = SchemaContext & Anchors & {layer: ReferenceLayer; findError: FindError};

type Tag = {name: string; description?: string};

const untagged = 'Operations';

/** Groups in the order of the document's tags, then those that only operations name. */
export function buildOperationGroups(tags: Tag[], operations: ReadOperation[], context: OperationContext): OperationGroup[] {
  const used = operations.map(groupOf);
  const names = [...new Set([...tags.map(({name}) => name), ...used])].filter((name) => used.includes(name));
  return names.map((name) => ({
    name,
    anchor: context.claim([], 'tag', name),
    descriptionHtml: renderMarkdown(tags.find((tag) => tag.name === name)?.description),
    operations: operations
      .filter((operation) => groupOf(operation) === name)
      .map((operation) => buildOperation(operation, context)),
  }));
}

function groupOf({placed}: ReadOperation): string {
  return placed.value.tags?.[0] ?? untagged;
}

function buildOperation(operation: ReadOperation, context: OperationContext): ReferenceOperation {
  const {placed, request, answers, errors} = operation;
  const {value, method, path, pointer} = placed;
  const {operationId: id, summary, deprecated} = value;
  const anchor = context.operationAnchors.get(pointer) ?? '';
  const {description, rights, rightsHtml, rules, samples} = context.layer.readOperation?.(placed, request) ?? {
    description: value.description ?? '',
    rights: [],
    rightsHtml: '',
    rules: [],
    samples: [],
  };
  return {
    id,
    anchor,
    tagAnchor: context.claim([], 'tag', groupOf(operation), 'operation', id),
    method: method.toUpperCase(),
    path,
    summary: summary || id,
    descriptionHtml: renderMarkdown(description),
    isDeprecated: deprecated === true,
    rights,
    rightsHtml,
    furtherReading: buildFurtherReading(value),
    parameters: buildParameterGroups(operation, anchor, context),
    body: buildBody(operation, rules, anchor, context),
    answers: buildAnswers(answers, anchor, context),
    errors: linkErrors(errors, anchor, context),
    request,
    samples,
  };
}

/** Anything but a web address might act instead of lead somewhere. */
function buildFurtherReading({externalDocs}: Operation): ReferenceOperation['furtherReading'] {
  if (!externalDocs || !/^https?:\/\//i.test(externalDocs.url)) return null;
  return {href: externalDocs.url, text: externalDocs.description || externalDocs.url};
}

const parameterTitles = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookie parameters'],
] as const;

function buildParameterGroups({parameters}: ReadOperation, anchor: string, context: SchemaContext): ParameterGroup[] {
  const groups = parameterTitles.map(([place, title]) => ({
    title,
    fields: parameters
      .filter((parameter) => parameter.place === place)
      .map(({name, isRequired, schemas}) =>
        buildField(name, {schemas, open: () => context.flatten(schemas)}, isRequired, `${anchor}/${place}`, context),
      ),
  }));
  return groups.filter(({fields}) => fields.length > 0);
}
