import {createInterpreter, type RequestLayer, type Validate} from '@docs/openapi';
import type {CompiledContract} from '../contract.ts';

/** Nothing is known beyond OpenAPI. */
export const requestLayer: RequestLayer = {};

/** The schemas of a large API would be megabytes of code. They are read instead. */
export function createValidate({document}: CompiledContract): Validate {
  return createInterpreter(document);
}
