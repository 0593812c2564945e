import type {ErrorObject} from 'ajv';
import {toSchemaErrors, type Validate} from './schemaErrors.ts';

/** Functions of a module that `compileValidators` wrote. */
export type Validators = Record<string, StandaloneValidator>;
type StandaloneValidator = {(value: unknown): boolean; errors?: ErrorObject[] | null};

/** Checks with compiled functions. What has none is left to `otherwise`, an interpreter; without one, it is an error. */
export function createStandaloneValidate(validators: Validators, otherwise?: Validate): Validate {
  return (schemaPointer, value) => {
    const validator = Object.hasOwn(validators, schemaPointer) ? validators[schemaPointer] : undefined;
    if (!validator && otherwise) return otherwise(schemaPointer, value);
    if (!validator) throw new Error(`No validator was compiled for ${schemaPointer}.`);
    validator(value);
    return toSchemaErrors(validator.errors);
  };
}
