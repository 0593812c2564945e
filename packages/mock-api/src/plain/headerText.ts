/** A text as a header can have it: others signs than those of Latin would be refused. */
export function toHeaderText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').trim();
}

export function isHeaderName(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}
