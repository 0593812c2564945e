/** Where one sentence ends and the next starts; a full stop as in "e.g. this" is not followed by a capital. */
const betweenSentences = /(?<=[.!?])\s+(?=\p{Lu})/u;

/**
 * What a text says beyond the one that stands right above it. Specs describe a response, then its schema, and often in the same
 * words. A text with HTML in it is dropped as a whole or not at all: half of it might lack an end tag.
 */
export function dropRepeated(html: string, above: string): string {
  const said = new Set([above, ...above.split(betweenSentences)]);
  const sentences = html.includes('<') ? [html] : html.split(betweenSentences);
  return sentences.filter((sentence) => !said.has(sentence)).join(' ');
}
