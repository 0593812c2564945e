import type {Anchors} from './anchors.ts';
import type {ApiReference, ErrorAnswer, ErrorLink, ReferenceMediaType} from './apiReference.ts';
import {type AnswerContext, buildAnswer, wordStatus} from './buildAnswers.ts';
import {type ErrorGroup, keyOfBody, keyOfError} from './groupErrors.ts';
import type {ReadResponse} from './readOperations.ts';
import {readText, renderMarkdown} from './renderMarkdown.ts';

/** The ids of errors, by what makes them different. Operations lead to them. */
export type ErrorAnchors = Map<string, string>;

export function claimErrors(groups: ErrorGroup[], {claim}: Pick<Anchors, 'claim'>): ErrorAnchors {
  return new Map(groups.map(({key, sent: [{response}]}) => [key, claim([], 'error', response.status)]));
}

/** `text` says what every body is. It counts only where all bodies are alike; messages stand for them then. */
export function buildErrors(
  groups: ErrorGroup[],
  anchors: ErrorAnchors,
  text: string,
  context: AnswerContext,
): Pick<ApiReference, 'errors' | 'errorsText'> {
  const bodies = new Set(groups.map(({sent: [{response}]}) => keyOfBody(response)));
  // A body that a single error has would be shown nowhere else.
  const areAlike = text !== '' && groups.length > 1 && bodies.size === 1;
  const errors = groups.map((group): ErrorAnswer => {
    const {response} = group.sent[0];
    const status = wordStatus(response.status, true);
    const anchor = anchors.get(group.key) ?? '';
    const onlyFrom = findOnlySender(group, context);
    if (!areAlike) return {...buildAnswer(mergeExamples(group), anchor, status, context), messages: [], onlyFrom};
    const descriptionHtml = renderMarkdown(response.description, 2);
    return {status, anchor, descriptionHtml, ...noBody, messages: listMessages(group), onlyFrom};
  });
  return {errors, errorsText: areAlike ? text : ''};
}

const noBody: {mediaTypes: ReferenceMediaType[]; headers: []; links: []} = {mediaTypes: [], headers: [], links: []};

function findOnlySender({sent}: ErrorGroup, {operationAnchors}: Anchors): ErrorAnswer['onlyFrom'] {
  const senders = [...new Map(sent.map(({operation: {placed}}) => [placed.pointer, placed.value.operationId]))];
  const [only, ...others] = senders;
  return only && others.length === 0 ? {id: only[1], anchor: operationAnchors.get(only[0]) ?? '', route: ''} : null;
}

/** The response of the first operation, with the examples of all, each once. */
function mergeExamples({sent: [{response}, ...others]}: ErrorGroup): ReadResponse {
  const content = response.content.map((media, index) => {
    const all = [media, ...others.flatMap((other) => other.response.content[index] ?? [])].flatMap(({examples}) => examples);
    const unique = new Map(all.map((example) => [JSON.stringify(example.value), example]));
    return {...media, examples: [...unique.values()]};
  });
  return {...response, content};
}

function listMessages({sent}: ErrorGroup): string[] {
  const bodies = sent.flatMap(({response}) => response.content.flatMap(({examples}) => examples.map(({value}) => value)));
  const messages = bodies.flatMap((body) =>
    typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? [body.message] : [],
  );
  return [...new Set(messages)];
}

/** The errors of one operation, each with the way to where it is described. */
export function linkErrors(
  responses: ReadResponse[],
  anchor: string,
  {claim, errorAnchors}: Pick<Anchors, 'claim'> & {errorAnchors: ErrorAnchors},
): ErrorLink[] {
  return responses.map((response) => ({
    status: wordStatus(response.status, true),
    anchor: claim([], anchor, 'response', response.status),
    target: {anchor: errorAnchors.get(keyOfError(response)) ?? '', route: ''},
    text: firstSentence(readText(response.description ?? '')),
  }));
}

/** A full stop inside of a sentence, as in "e.g. this", is not followed by a capital. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
}
