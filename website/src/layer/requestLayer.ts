import {createStandaloneValidate, type Validate} from '@docs/openapi';
import type {CompiledContract} from '../contract.ts';

export {requestLayer} from '@docs/algolia-specs';

/** Our own specs are compiled: their checks take the least time, and their code is small. */
export function createValidate({validators = {}}: CompiledContract): Validate {
  return createStandaloneValidate(validators);
}
