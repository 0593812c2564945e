/** Ajv knows schemas by address, so a pointer is percent-encoded. */
export function toSchemaKey(pointer: string): string {
  return `spec${toSchemaRef(pointer)}`;
}

/** The same as a reference inside of the document. */
export function toSchemaRef(pointer: string): string {
  return `#${pointer.split('/').map(encodeToken).join('/')}`;
}

/** Half of a sign that takes two can't be encoded. */
function encodeToken(token: string): string {
  return encodeURIComponent(token.replaceAll(/\p{Cs}/gu, '?'));
}
