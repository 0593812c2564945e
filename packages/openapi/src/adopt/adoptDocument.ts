import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {completeDocument} from './completeDocument.ts';
import {convertSwagger} from './convertSwagger.ts';
import type {Values} from './mapObjects.ts';
import {recognizeDocument} from './recognizeDocument.ts';
import type {Warning} from './warning.ts';

export type {Warning} from './warning.ts';

/** A document that can be relied on, and what in it isn't as the standard says. */
export type Adopted = {document: OpenApiDocument; warnings: Warning[]};

/** Reads any document of OpenAPI 3 or Swagger 2.0 as one of version 3.1, or of 3.2 if it is one. Throws only if it is none. */
export function adoptDocument(parsed: unknown): Adopted {
  const recognized = recognizeDocument(parsed);
  if (recognized.kind === 'none') throw new Error(recognized.message);
  const {kind, version, isText} = recognized;
  const {document: converted, toWritten} = kind === 'swagger' ? convertSwagger(parsed as Values) : plain(parsed as Values);
  const {document, warnings} = completeDocument(converted, version);
  const versionWarnings = isText
    ? []
    : [{pointer: `/${kind}`, message: `The version is a number. It’s read as the text "${version}".`}];
  return {
    document: {...document, openapi: version.startsWith('3.2') ? '3.2.0' : '3.1.0'} as OpenApiDocument,
    warnings: [...versionWarnings, ...warnings.map(({pointer, message}) => ({pointer: toWritten(pointer), message}))],
  };
}

function plain(document: Values): {document: Values; toWritten: (pointer: string) => string} {
  const isEarly = document.webhooks === undefined;
  return {document, toWritten: (pointer) => (isEarly ? pointer.replace(/^\/webhooks\b/, '/x-webhooks') : pointer)};
}
