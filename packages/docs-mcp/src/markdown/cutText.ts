/** About 1,500 tokens: enough to act on, and nobody pays for a page to read a paragraph. */
export const longestText = 6000;

/** A part of a text, and where the next one starts; nothing if it's the last. Cut between paragraphs, or else between lines. */
export function cutText(text: string, offset = 0, limit = longestText): {text: string; next?: number} {
  const rest = text.slice(offset);
  if (rest.length <= limit) return {text: rest};
  const least = limit / 2;
  const end = [rest.lastIndexOf('\n\n', limit), rest.lastIndexOf('\n', limit)].find((place) => place > least) ?? limit;
  return {text: rest.slice(0, end), next: offset + end};
}

/** One line of at most this many characters. */
export function cutLine(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= limit ? line : `${line.slice(0, limit).replace(/\s+\S*$/, '')}…`;
}

/** The first sentence of a text, which says what the thing is. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.trim().split('\n\n');
  const line = paragraph.replaceAll(/\s+/g, ' ');
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
