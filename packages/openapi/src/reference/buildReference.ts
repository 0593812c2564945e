import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {listOperations, listResponses} from '../document/walk.ts';
import {createAnchors} from './anchors.ts';
import type {ApiReference} from './apiReference.ts';
import {buildErrors} from './buildErrors.ts';
import {buildOperationGroups, claimOperations} from './buildOperations.ts';
import {buildNamedSchemas, claimSchemas} from './buildSchema.ts';
import {buildCredentials, buildRegions, buildServers} from './buildServers.ts';
import {createFlattener} from './flatten.ts';
import type {ReferenceLayer} from './layer.ts';
import {linkNames} from './linkNames.ts';
import {renderMarkdown} from './renderMarkdown.ts';
import {nameSchemas} from './sharedSchemas.ts';

/** What the reference page of a document shows. `name` is the API's name in addresses. */
export function buildReference(name: string, document: OpenApiDocument, layer: ReferenceLayer = {}): ApiReference {
  const operations = listOperations(document).map((placed) => ({...placed, responses: listResponses(document, placed)}));
  const names = nameSchemas(document, operations);
  const {claim, addresses} = createAnchors();
  const operationAnchors = claimOperations(operations, claim);
  const {errors, findError} = buildErrors(operations, claim, operationAnchors);
  const schemaAnchors = claimSchemas(names, claim);
  const context = {...names, ...createFlattener(names), document, layer, claim, schemaAnchors, operationAnchors, findError};
  // Shared schemas go first: theirs are the plain addresses.
  const schemas = buildNamedSchemas(context);
  const groups = buildOperationGroups(document.tags ?? [], operations, context);
  return linkNames({
    name,
    title: document.info.title,
    version: document.info.version,
    summary: document.info.summary ?? '',
    introductionHtml: renderMarkdown(document.info.description),
    servers: buildServers(document, layer.chosenVariable),
    regions: buildRegions(document, layer.chosenVariable),
    credentials: buildCredentials(document),
    errors,
    groups,
    schemas,
    addresses: Object.fromEntries(addresses),
  });
}
