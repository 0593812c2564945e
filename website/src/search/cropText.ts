import type {TextRange} from '@docs/docs-search/engine';

export type MarkedText = {text: string; ranges: TextRange[]};

/** How much of the text before the first match is kept. */
const lead = 40;

/** The part of a text that shows its first match, cut between words. */
export function cropText({text, ranges}: MarkedText, length: number): MarkedText {
  if (text.length <= length) return {text, ranges};
  const [first = 0] = ranges[0] ?? [];
  const isAtEnd = first - lead >= text.length - length;
  const start = wordStart(text, isAtEnd ? text.length - length : first - lead);
  const end = isAtEnd ? text.length : wordEnd(text, start, start + length);
  const prefix = start > 0 ? '…' : '';
  const suffix = end < text.length ? '…' : '';
  const offset = prefix.length - start;
  return {
    text: `${prefix}${text.slice(start, end).trimEnd()}${suffix}`,
    ranges: ranges
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): TextRange => [from + offset, to + offset]),
  };
}

function wordStart(text: string, from: number): number {
  return from <= 0 ? 0 : text.lastIndexOf(' ', from) + 1;
}

function wordEnd(text: string, start: number, end: number): number {
  const space = text.lastIndexOf(' ', end);
  return space > start ? space : end;
}
