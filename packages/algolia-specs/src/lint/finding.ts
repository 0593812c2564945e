import type {OpenApiDocument} from '@docs/openapi';

/** Something in a document that breaks one of our rules. */
export type Finding = {pointer: string; message: string};
export type LintRule = (document: OpenApiDocument) => Finding[];
