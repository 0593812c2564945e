import type {OpenApiDocument} from '../openApiDocument.ts';
import {createAnchors} from './anchors.ts';
import type {ApiReference} from './apiReference.ts';
import {buildErrors} from './buildErrors.ts';
import {buildOperationGroups, claimOperations} from './buildOperations.ts';
import {buildNamedSchemas, claimSchemas} from './buildSchema.ts';
import {buildCredentials, buildRegions, buildServers} from './buildServers.ts';
import {linkNames} from './linkNames.ts';
import {renderMarkdown} from './renderMarkdown.ts';
import {nameSchemas} from './sharedSchemas.ts';

/** What the reference page of a document shows. `name` is the API's name in addresses. */
export function buildReference(name: string, document: OpenApiDocument): ApiReference {
  const claim = createAnchors();
  const names = nameSchemas(document);
  const operationAnchors = claimOperations(document, claim);
  const {errors, findError} = buildErrors(document, claim, operationAnchors);
  const context = {...names, document, claim, addresses: claimSchemas(names, claim), operationAnchors, findError};
  // Shared schemas go first: theirs are the plain addresses.
  const schemas = buildNamedSchemas(context);
  return linkNames({
    name,
    title: document.info.title,
    version: document.info.version,
    summary: document.info.summary ?? '',
    introductionHtml: renderMarkdown(document.info.description),
    servers: buildServers(document),
    regions: buildRegions(document),
    credentials: buildCredentials(document),
    errors,
    groups: buildOperationGroups(document, context),
    schemas,
  });
}
