import {chooseMediaType, isFormType, isJsonType, isMultipartType, type PlacedOperation} from '@docs/openapi';

/** How the body of an operation is typed: as JSON, which forms are as well, or as it is sent. `name` is what readers see. */
export type BodyFormat = {isJson: boolean; name: string};

export function readBodyFormat({value: {requestBody}}: PlacedOperation): BodyFormat {
  const type = chooseMediaType(requestBody?.content ?? {}) ?? 'application/json';
  if (isJsonType(type)) return {isJson: true, name: 'JSON'};
  const isForm = isFormType(type) || isMultipartType(type);
  return {isJson: isForm, name: isForm ? `${type}, fields as JSON` : type};
}
