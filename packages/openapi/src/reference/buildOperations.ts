import type {OpenApiDocument, Operation, Response} from '../openApiDocument.ts';
import {buildSamples} from '../samples/buildSamples.ts';
import {exampleRequest} from '../samples/exampleRequest.ts';
import {listOperations, listResponses, type PlacedOperation} from '../walk.ts';
import type {Claim} from './anchors.ts';
import type {Answer, Body, ErrorLink, OperationGroup, ReferenceOperation} from './apiReference.ts';
import {type FindError, isError} from './buildErrors.ts';
import {buildMediaTypes} from './buildMediaTypes.ts';
import {buildParameterGroups} from './buildParameters.ts';
import type {SchemaContext} from './buildSchema.ts';
import {dropAdminKey} from './dropRepeated.ts';
import {readText, renderMarkdown} from './renderMarkdown.ts';

export type OperationContext = SchemaContext & {
  document: OpenApiDocument;
  /** Address of each operation, by where it is in the document. */
  operationAnchors: Map<string, string>;
  findError: FindError;
};

export function claimOperations(document: OpenApiDocument, claim: Claim): Map<string, string> {
  return new Map(listOperations(document).map(({pointer, value}) => [pointer, claim('operation', value.operationId)]));
}

const untagged = 'Operations';

/** Groups in the order of the document's tags, then those that only operations name. */
export function buildOperationGroups(document: OpenApiDocument, context: OperationContext): OperationGroup[] {
  const operations = listOperations(document);
  const used = operations.map(groupOf);
  const names = [...new Set([...(document.tags ?? []).map(({name}) => name), ...used])].filter((name) => used.includes(name));
  return names.map((name) => ({
    name,
    anchor: context.claim('tag', name),
    descriptionHtml: renderMarkdown(document.tags?.find((tag) => tag.name === name)?.description),
    operations: operations
      .filter((operation) => groupOf(operation) === name)
      .map((operation) => buildOperation(operation, context)),
  }));
}

function groupOf({value}: PlacedOperation): string {
  return value.tags?.[0] ?? untagged;
}

function buildOperation(operation: PlacedOperation, context: OperationContext): ReferenceOperation {
  const {value, method, path, pointer} = operation;
  const {operationId: id, summary, description, deprecated, 'x-acl': rights = []} = value;
  const anchor = context.operationAnchors.get(pointer) ?? '';
  const parameters = operation.parameters.map((parameter) => parameter.value);
  const request = exampleRequest(context.document, operation);
  return {
    id,
    anchor,
    tagAnchor: context.claim('tag', groupOf(operation), 'operation', id),
    method: method.toUpperCase(),
    path,
    summary: summary || id,
    descriptionHtml: renderMarkdown(dropAdminKey(description ?? '', rights)),
    isDeprecated: deprecated === true,
    rights,
    furtherReading: buildFurtherReading(value),
    parameters: buildParameterGroups(parameters, anchor, context),
    body: buildBody(value, anchor, context),
    ...buildAnswers(operation, anchor, context),
    request,
    samples: buildSamples(context.document, operation, request, '{region}'),
  };
}

/** Anything but a web address might act instead of lead somewhere. */
function buildFurtherReading({externalDocs}: Operation): ReferenceOperation['furtherReading'] {
  if (!externalDocs || !/^https?:\/\//i.test(externalDocs.url)) return null;
  return {href: externalDocs.url, text: externalDocs.description || externalDocs.url};
}

function buildBody({requestBody, 'x-rules': rules = []}: Operation, anchor: string, context: OperationContext): Body | null {
  if (!requestBody) return null;
  const at = context.claim(anchor, 'body');
  const descriptionHtml = renderMarkdown(requestBody.description);
  return {
    anchor: at,
    isRequired: requestBody.required === true,
    descriptionHtml,
    rules: rules.map(({message}) => message),
    mediaTypes: buildMediaTypes(requestBody.content, at, descriptionHtml, context),
  };
}

function buildAnswers(
  operation: PlacedOperation,
  anchor: string,
  context: OperationContext,
): {answers: Answer[]; errors: ErrorLink[]} {
  const responses = listResponses(context.document, operation);
  return {
    answers: responses
      .filter(({status}) => !isError(status))
      .map(({status, value}) => buildAnswer(status, value, context.claim(anchor, 'response', status), context)),
    errors: responses.filter(({status}) => isError(status)).map(({status, value}) => linkError(status, value, anchor, context)),
  };
}

function buildAnswer(status: string, {description, content = {}}: Response, anchor: string, context: OperationContext): Answer {
  const descriptionHtml = renderMarkdown(description);
  return {status, anchor, descriptionHtml, mediaTypes: buildMediaTypes(content, anchor, descriptionHtml, context)};
}

function linkError(status: string, response: Response, anchor: string, {claim, findError}: OperationContext): ErrorLink {
  return {
    status,
    anchor: claim(anchor, 'response', status),
    href: findError(status, response)?.anchor ?? '',
    text: firstSentence(readText(response.description ?? '')),
  };
}

/** A full stop inside of a sentence, as in "e.g. this", is not followed by a capital. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
}
