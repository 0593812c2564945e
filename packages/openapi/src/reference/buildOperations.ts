import type {OpenApiDocument, Operation, Response} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import type {ListedOperation, PlacedResponse} from '../document/walk.ts';
import {exampleRequest} from '../requests/exampleRequest.ts';
import type {Claim} from './anchors.ts';
import type {Answer, Body, ErrorLink, OperationGroup, ReferenceOperation} from './apiReference.ts';
import {type FindError, isError} from './buildErrors.ts';
import {buildMediaTypes} from './buildMediaTypes.ts';
import {buildParameterGroups} from './buildParameters.ts';
import type {SchemaContext} from './buildSchema.ts';
import type {ReferenceLayer} from './layer.ts';
import {readText, renderMarkdown} from './renderMarkdown.ts';

export type OperationContext = SchemaContext & {
  document: OpenApiDocument;
  layer: ReferenceLayer;
  /** Address of each operation, by where it is in the document. */
  operationAnchors: Map<string, string>;
  findError: FindError;
};

export function claimOperations(operations: ListedOperation[], claim: Claim): Map<string, string> {
  return new Map(operations.map(({pointer, value}) => [pointer, claim([pointer], 'operation', value.operationId)]));
}

type Tag = {name: string; description?: string};

const untagged = 'Operations';

/** Groups in the order of the document's tags, then those that only operations name. */
export function buildOperationGroups(tags: Tag[], operations: ListedOperation[], context: OperationContext): OperationGroup[] {
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

function groupOf({value}: ListedOperation): string {
  return value.tags?.[0] ?? untagged;
}

function buildOperation(operation: ListedOperation, context: OperationContext): ReferenceOperation {
  const {value, method, path, pointer} = operation;
  const {operationId: id, summary, deprecated} = value;
  const anchor = context.operationAnchors.get(pointer) ?? '';
  const request = exampleRequest(context.document, operation);
  const extras = context.layer.readOperation?.(operation, request);
  const {description, rights, rightsHtml, rules, samples} = extras ?? {
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
    ...buildAnswers(operation, anchor, context),
    request,
    samples,
  };
}

/** Anything but a web address might act instead of lead somewhere. */
function buildFurtherReading({externalDocs}: Operation): ReferenceOperation['furtherReading'] {
  if (!externalDocs || !/^https?:\/\//i.test(externalDocs.url)) return null;
  return {href: externalDocs.url, text: externalDocs.description || externalDocs.url};
}

function buildBody(
  {pointer, value: {requestBody}}: ListedOperation,
  rules: string[],
  anchor: string,
  context: OperationContext,
): Body | null {
  if (!requestBody) return null;
  const place = `${pointer}/requestBody`;
  const at = context.claim([place], anchor, 'body');
  const descriptionHtml = renderMarkdown(requestBody.description);
  return {
    anchor: at,
    isRequired: requestBody.required === true,
    descriptionHtml,
    rules,
    mediaTypes: buildMediaTypes({pointer: `${place}/content`, value: requestBody.content}, at, descriptionHtml, context),
  };
}

function buildAnswers(
  {pointer, responses}: ListedOperation,
  anchor: string,
  context: OperationContext,
): {answers: Answer[]; errors: ErrorLink[]} {
  return {
    answers: responses
      .filter(({status}) => !isError(status))
      .map((response) =>
        buildAnswer(
          response,
          context.claim([`${pointer}${toPointer('responses', response.status)}`], anchor, 'response', response.status),
          context,
        ),
      ),
    errors: responses.filter(({status}) => isError(status)).map(({status, value}) => linkError(status, value, anchor, context)),
  };
}

function buildAnswer({status, pointer, value}: PlacedResponse, anchor: string, context: OperationContext): Answer {
  const descriptionHtml = renderMarkdown(value.description);
  const content = {pointer: `${pointer}/content`, value: value.content ?? {}};
  return {status, anchor, descriptionHtml, mediaTypes: buildMediaTypes(content, anchor, descriptionHtml, context)};
}

function linkError(status: string, response: Response, anchor: string, {claim, findError}: OperationContext): ErrorLink {
  return {
    status,
    anchor: claim([], anchor, 'response', status),
    href: findError(status, response)?.anchor ?? '',
    text: firstSentence(readText(response.description ?? '')),
  };
}

/** A full stop inside of a sentence, as in "e.g. this", is not followed by a capital. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
}
