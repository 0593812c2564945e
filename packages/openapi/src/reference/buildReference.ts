import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {claimAnchors, createClaim} from './anchors.ts';
import type {ApiReference} from './apiReference.ts';
import {buildErrors} from './buildErrors.ts';
import {buildOperationGroups} from './buildOperations.ts';
import {buildNamedSchemas} from './buildSchema.ts';
import {buildCredentials, buildRegions, buildServers} from './buildServers.ts';
import {createFlattener} from './flatten.ts';
import type {ReferenceLayer} from './layer.ts';
import {nameSchemas} from './nameSchemas.ts';
import {readOperations} from './readOperations.ts';
import {renderMarkdown} from './renderMarkdown.ts';

/** What the reference of a document shows. `name` is the API's name in addresses. Names in texts become links with their pages. */
export function buildReference(name: string, document: OpenApiDocument, layer: ReferenceLayer = {}): ApiReference {
  const operations = readOperations(document);
  const names = nameSchemas(document, operations);
  const {claim, addresses} = createClaim();
  const anchors = claimAnchors(operations, names, claim);
  const {errors, findError} = buildErrors(operations, anchors);
  const context = {...names, ...anchors, ...createFlattener(names), layer, findError};
  // Shared schemas go first: theirs are the plain addresses.
  const schemas = buildNamedSchemas(context);
  const groups = buildOperationGroups(document.tags ?? [], operations, context);
  return {
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
  };
}
