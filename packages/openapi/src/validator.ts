import {Ajv2020, type ErrorObject, type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {OpenApiDocument} from './openApiDocument.ts';

export type Fault = {
  /** Place in the value, as a JSON pointer. */
  pointer: string;
  message: string;
};

/** Checks values against the schema at a pointer of the document. */
export type Validate = (schemaPointer: string, value: unknown) => Fault[];

export function createValidator(document: OpenApiDocument): Validate {
  const ajv = new Ajv2020({strict: false, allErrors: true, allowUnionTypes: true});
  // How a number is stored says nothing here: JavaScript has one kind of number.
  addFormats(ajv);
  for (const format of ['int32', 'int64', 'float', 'double']) ajv.addFormat(format, true);
  ajv.addSchema({$id: 'spec', ...document});
  const compiled = new Map<string, ValidateFunction>();
  return (schemaPointer, value) => {
    const validate = compiled.get(schemaPointer) ?? ajv.compile({$ref: `spec#${encodePointer(schemaPointer)}`});
    compiled.set(schemaPointer, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(toFault);
  };
}

function encodePointer(pointer: string): string {
  return pointer.split('/').map(encodeURIComponent).join('/');
}

function toFault({instancePath, message = 'is not valid', params}: ErrorObject): Fault {
  const detail =
    'additionalProperty' in params
      ? `: ${String(params.additionalProperty)}`
      : 'unevaluatedProperty' in params
        ? `: ${String(params.unevaluatedProperty)}`
        : '';
  const allowed = 'allowedValues' in params ? `: ${(params.allowedValues as unknown[]).join(', ')}` : '';
  return {pointer: instancePath, message: `${message}${detail}${allowed}`};
}
