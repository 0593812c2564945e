import type {AnySchema, OpenApiDocument} from './openApiDocument.ts';
import {readPointer, toPointer, toTokens} from './pointers.ts';
import {isSchema} from './schemaChildren.ts';

/** The schema that a reference leads to, wherever in the document it is; undefined where that is none. */
export function findSchema(document: OpenApiDocument, $ref: string): AnySchema | undefined {
  const found = $ref.startsWith('#/') ? readPointer(document, $ref) : undefined;
  return isSchema(found) || typeof found === 'boolean' ? found : undefined;
}

/** Where that schema is. */
export function findTarget(document: OpenApiDocument, $ref: string): string | undefined {
  return findSchema(document, $ref) === undefined ? undefined : toPointer(...toTokens($ref));
}
