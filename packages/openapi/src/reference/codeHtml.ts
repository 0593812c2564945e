/** A name or a value as code. It may be any text of the document, so it's escaped. */
export function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
