import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {claimAnchors, createClaim} from './anchors.ts';
import type {ApiReference} from './apiReference.ts';
import {buildAbout} from './buildAbout.ts';
import {buildCredentials} from './buildCredentials.ts';
import {buildErrors, claimErrors} from './buildErrors.ts';
import {buildGroups} from './buildGroups.ts';
import {buildIntroduction} from './buildIntroduction.ts';
import {buildNamedSchemas} from './buildSchema.ts';
import {buildRegions, buildServers} from './buildServers.ts';
import {createFlattener} from './flatten.ts';
import {groupErrors} from './groupErrors.ts';
import {hideInternal} from './hideInternal.ts';
import type {ReferenceLayer} from './layer.ts';
import {nameSchemas} from './nameSchemas.ts';
import {readOperations} from './readOperations.ts';
import {readSecurity} from './readSecurity.ts';
import {wordCredentials} from './wordSecurity.ts';

/** What the reference of a document shows. `name` is the API's name in addresses. Names in texts become links with their pages. */
export function buildReference(name: string, written: OpenApiDocument, layer: ReferenceLayer = {}): ApiReference {
  const document = hideInternal(written);
  const operations = readOperations(document);
  const names = nameSchemas(document, operations);
  const {claim, addresses} = createClaim();
  const anchors = claimAnchors(operations, names, claim);
  const errorGroups = groupErrors(operations);
  const errorAnchors = claimErrors(errorGroups, anchors);
  const security = readSecurity(document, operations);
  const credentials = buildCredentials(document, security, claim);
  const context = {...names, ...anchors, ...createFlattener(names), layer, errorAnchors, security, credentials};
  const introductionHtml = buildIntroduction(document.info.description, claim);
  // Shared schemas go first: theirs are the plain addresses.
  const schemas = buildNamedSchemas(context);
  const groups = buildGroups(document, operations, context);
  return {
    name,
    route: layer.route ?? `/specs/${name}`,
    title: document.info.title,
    version: document.info.version,
    summary: document.info.summary ?? '',
    introductionHtml,
    about: buildAbout(document),
    servers: buildServers(document.servers, layer.chosenVariable),
    regions: buildRegions(document, layer.chosenVariable),
    credentialsHtml: wordCredentials(security, credentials),
    credentials: [...credentials.values()],
    ...buildErrors(errorGroups, errorAnchors, layer.errorsText ?? '', context),
    groups,
    schemas,
    addresses: Object.fromEntries(addresses),
  };
}
