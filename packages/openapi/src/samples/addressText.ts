/** A value as an address or a header has it. */
export function toAddressText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toAddressText).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Half a character, which no address can hold, becomes the sign for an unreadable one. */
export function encodeForAddress(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The same where a document says that an address may have its own signs in a value. Those that end the value can't be. */
export function encodeReserved(text: string): string {
  return encodeURI(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/[&#+]/g, encodeURIComponent);
}
