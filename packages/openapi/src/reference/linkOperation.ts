import type {Answer, Exchange, ReferenceMediaType, ReferenceOperation, ReferenceSchema} from './apiReference.ts';
import {linkField, linkHtml, type Scope, toPage} from './linkSchema.ts';

/** Links the texts of a body or a response. */
export type LinkRoot = (schema: ReferenceSchema, scope: Scope) => ReferenceSchema;

/** `credentials` is where the names of credentials lead. */
export function linkOperation(
  operation: ReferenceOperation,
  scope: Scope,
  credentials: Scope,
  linkRoot: LinkRoot,
): ReferenceOperation {
  return {
    ...operation,
    ...linkExchange(operation, scope, linkRoot),
    descriptionHtml: linkHtml(operation.descriptionHtml, scope, operation.anchor),
    securityHtml: linkHtml(operation.securityHtml, credentials),
    errors: operation.errors.map((error) => ({...error, target: toPage(error.target, scope.routeOf)})),
  };
}

function linkExchange({parameters, body, answers, callbacks}: Exchange, scope: Scope, linkRoot: LinkRoot): Exchange {
  return {
    parameters: parameters.map((group) => ({...group, fields: group.fields.map((field) => linkField(field, scope))})),
    body: body && {
      ...body,
      descriptionHtml: linkHtml(body.descriptionHtml, scope),
      mediaTypes: linkMedia(body.mediaTypes, scope, linkRoot),
    },
    answers: answers.map((answer) => linkAnswer(answer, scope, linkRoot)),
    callbacks: callbacks.map((callback) => ({
      ...callback,
      ...linkExchange(callback, scope, linkRoot),
      descriptionHtml: linkHtml(callback.descriptionHtml, scope),
    })),
  };
}

export function linkAnswer<Kind extends Answer>(answer: Kind, scope: Scope, linkRoot: LinkRoot): Kind {
  return {
    ...answer,
    descriptionHtml: linkHtml(answer.descriptionHtml, scope),
    mediaTypes: linkMedia(answer.mediaTypes, scope, linkRoot),
    headers: answer.headers.map((header) => linkField(header, scope)),
    links: answer.links.map((link) => ({...link, target: link.target && toPage(link.target, scope.routeOf)})),
  };
}

function linkMedia(mediaTypes: ReferenceMediaType[], scope: Scope, linkRoot: LinkRoot): ReferenceMediaType[] {
  return mediaTypes.map((media) => ({...media, schema: media.schema && linkRoot(media.schema, scope)}));
}
