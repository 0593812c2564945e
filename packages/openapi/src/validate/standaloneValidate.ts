import type {ErrorObject} from 'ajv';
import {toSchemaErrors, type Validate} from './schemaErrors.ts';

/** Functions of a module that `compileValidators` wrote. */
export type Validators = Record<string, StandaloneValidator>;
type StandaloneValidator = {(value: unknown): boolean; errors?: ErrorObject[] | null};

export function createStandaloneValidate(validators: Validators): Validate {
  return (schemaPointer, value) => {
    const validator = validators[schemaPointer];
    if (!validator) throw new Error(`No validator was compiled for ${schemaPointer}.`);
    validator(value);
    return toSchemaErrors(validator.errors);
  };
}
