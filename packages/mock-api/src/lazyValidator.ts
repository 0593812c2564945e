import type {OpenApiDocument, Validate} from '@docs/openapi';
import {createValidator} from '@docs/openapi/validate';

/** Whoever checks requests to one document shares its validator. */
const validators = new WeakMap<OpenApiDocument, Validate>();

/** Built at the first request: nine validators at once would double the start. */
export function createLazyValidator(document: OpenApiDocument): Validate {
  return (pointer, value) => {
    const validate = validators.get(document) ?? createValidator(document);
    validators.set(document, validate);
    return validate(pointer, value);
  };
}
