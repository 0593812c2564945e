import type {ErrorObject} from 'ajv';

/** What a validator says, without words. */
export type SchemaError = {
  keyword: string;
  /** Place in the value. */
  instancePath: string;
  /** Place of the keyword in the document. */
  schemaPath: string;
  params: Record<string, unknown>;
};

/** Checks values against the schema at a pointer of the document. */
export type Validate = (schemaPointer: string, value: unknown) => SchemaError[];

/** Nobody reads more, and a paste of a million wrong entries must not take longer than that. */
export const maxErrors = 100;

/** An error of Ajv's knows its place as part of an address; here it becomes a plain pointer. */
export function toSchemaErrors(errors: ErrorObject[] | null | undefined): SchemaError[] {
  return (errors ?? [])
    .filter((error) => !isConsequence(error))
    .slice(0, maxErrors)
    .map(({keyword, instancePath, schemaPath, params}) => ({
      keyword,
      instancePath,
      schemaPath: decodeURIComponent(schemaPath.slice(1)),
      params: params as Record<string, unknown>,
    }));
}

/** "if" repeats that "then" failed; what is wrong with a name is said once more by "propertyNames". */
function isConsequence({keyword, propertyName}: ErrorObject): boolean {
  return keyword === 'if' || propertyName !== undefined;
}
