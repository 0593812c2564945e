import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {completeDocument, type Warning} from './completeDocument.ts';
import {mapObjects, type Values} from './mapObjects.ts';
import {upgradeSchema} from './upgradeSchema.ts';

export type {Warning} from './completeDocument.ts';

/** A document that can be relied on, and what in it isn't as the standard says. */
export type Adopted = {document: OpenApiDocument; warnings: Warning[]};

/** Reads any OpenAPI 3 document as one of version 3.1. Throws only if it is none. */
export function adoptDocument(parsed: unknown): Adopted {
  if (!isSchema(parsed))
    throw new Error(`This is no OpenAPI document: it is ${Array.isArray(parsed) ? 'a list' : typeof parsed}, and not an object.`);
  const {openapi, swagger} = parsed as Values;
  if (typeof openapi !== 'string' || !/^3\.\d/.test(openapi)) throw new Error(explainVersion(openapi, swagger));
  const upgraded = openapi.startsWith('3.0') ? upgradeDocument(parsed) : (parsed as Values);
  const {document, warnings} = completeDocument(upgraded);
  return {document: {...document, openapi: '3.1.0'} as OpenApiDocument, warnings};
}

function explainVersion(openapi: unknown, swagger: unknown): string {
  if (swagger !== undefined) return `This is a Swagger ${JSON.stringify(swagger)} document. Convert it to OpenAPI 3 first.`;
  if (openapi === undefined) return 'This is no OpenAPI document: it has no "openapi" field. Start it with "openapi: 3.1.0".';
  return `This document says that it is OpenAPI ${JSON.stringify(openapi)}. Versions 3.0, 3.1 and 3.2 can be read.`;
}

function upgradeDocument(document: Values): Values {
  return mapObjects(document, (value, kind) => (kind === 'schema' ? upgradeSchema(value) : value)) as Values;
}
