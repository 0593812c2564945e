import type {Body, Callback, Exchange} from './apiReference.ts';
import {type AnswerContext, buildAnswers} from './buildAnswers.ts';
import {buildMediaTypes} from './buildMediaTypes.ts';
import {buildParameterGroups} from './buildParameters.ts';
import type {SchemaContext} from './buildSchema.ts';
import type {ReadCallback, ReadOperation} from './readOperations.ts';
import {renderMarkdown} from './renderMarkdown.ts';

/** What is sent, and what comes back. `rules` are sentences about the body beyond its schema. */
export function buildExchange(operation: ReadOperation, rules: string[], anchor: string, context: AnswerContext): Exchange {
  return {
    parameters: buildParameterGroups(operation.parameters, anchor, context),
    body: buildBody(operation, rules, anchor, context),
    answers: buildAnswers(operation.answers, anchor, context),
    callbacks: operation.callbacks.map((callback) => buildCallback(callback, anchor, context)),
  };
}

function buildBody(
  {placed: {pointer, value}, content}: ReadOperation,
  rules: string[],
  anchor: string,
  context: SchemaContext,
): Body | null {
  if (!value.requestBody) return null;
  const {required, description} = value.requestBody;
  const at = context.claim([`${pointer}/requestBody`], anchor, 'body');
  const descriptionHtml = renderMarkdown(description);
  return {
    anchor: at,
    isRequired: required === true,
    descriptionHtml,
    rules,
    mediaTypes: buildMediaTypes(content, at, descriptionHtml, context),
  };
}

function buildCallback({name, operation}: ReadCallback, above: string, context: AnswerContext): Callback {
  const {pointer, value, method, path} = operation.placed;
  const anchor = context.claim([pointer], above, 'callback', name);
  return {
    name,
    anchor,
    method: method.toUpperCase(),
    path,
    summary: value.summary ?? '',
    descriptionHtml: renderMarkdown(value.description),
    isDeprecated: value.deprecated === true,
    ...buildExchange(operation, [], anchor, context),
  };
}
