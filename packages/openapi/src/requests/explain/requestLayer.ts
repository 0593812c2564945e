import type {Operation, Schema} from '../../document/openApiDocument.ts';
import type {Fault} from './fault.ts';

/** What a document's own extensions add to checking a request. Without it, a request is checked as OpenAPI says. */
export type RequestLayer = {
  /** Checks what JSON Schema cannot express. */
  checkRules?: CheckRules;
  /** What a schema's pattern asks for, in words that follow "must be". */
  wordPattern?: (schema: Schema) => string | undefined;
};

export type CheckRules = (operation: Operation, body: unknown) => RuleFault[];
export type RuleFault = Omit<Fault, 'described'>;
