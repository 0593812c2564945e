import type {OpenApiDocument} from '@docs/openapi';

/** Something in a document that breaks one of our rules. */
export type Finding = {pointer: string; message: string};
/** `keyRights` are those that an API key can have. */
export type LintRule = (document: OpenApiDocument, keyRights: string[]) => Finding[];
