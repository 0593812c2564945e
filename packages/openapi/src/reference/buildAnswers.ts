import {readObject, readText} from '../document/readValues.ts';
import type {Anchors} from './anchors.ts';
import type {Answer, ResponseLink} from './apiReference.ts';
import {buildMediaTypes} from './buildMediaTypes.ts';
import {buildHeader} from './buildParameters.ts';
import type {SchemaContext} from './buildSchema.ts';
import type {ReadLink, ReadResponse} from './readOperations.ts';
import {renderMarkdown} from './renderMarkdown.ts';

export type AnswerContext = SchemaContext & Anchors;

/** What comes back when nothing is wrong. */
export function buildAnswers(responses: ReadResponse[], anchor: string, context: AnswerContext): Answer[] {
  return responses.map((response) => {
    const at = context.claim([response.pointer], anchor, 'response', response.status);
    return buildAnswer(response, at, wordStatus(response.status, responses.length > 1), context);
  });
}

export function buildAnswer(response: ReadResponse, at: string, status: string, context: AnswerContext): Answer {
  const {description, content, headers, links} = response;
  const descriptionHtml = renderMarkdown(description);
  return {
    status,
    anchor: at,
    descriptionHtml,
    mediaTypes: buildMediaTypes(content, at, descriptionHtml, context),
    headers: headers.map((header) => buildHeader(header, `${at}/header`, context)),
    links: links.map((link) => buildLink(link, at, context)),
  };
}

/** Responses without a status are for all that aren't listed. */
export function wordStatus(status: string, hasOthers: boolean): string {
  if (status !== 'default') return status;
  return hasOthers ? 'any other status' : 'any status';
}

function buildLink(link: ReadLink, at: string, {claim, findOperation}: AnswerContext): ResponseLink {
  const {name, pointer, description, requestBody} = link;
  const found = findOperation(link);
  const values = Object.entries(readObject(link.parameters)).map(([key, value]) => ({name: key, value: toText(value)}));
  return {
    name,
    anchor: claim([pointer], at, 'link', name),
    descriptionHtml: renderMarkdown(readText(description)),
    operation: found?.id ?? (readText(link.operationId) || readText(link.operationRef)),
    target: found ? {anchor: found.anchor, route: ''} : null,
    values: [...values, ...(requestBody === undefined ? [] : [{name: 'body', value: toText(requestBody)}])],
  };
}

/** Expressions are text, and values may be anything. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
