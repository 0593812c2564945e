/** A text and how far it was read. */
export type Reader = {text: string; offset: number; depth: number};

/** From the first character to the one after the last. */
export type TextRange = {from: number; to: number};

/** Where a value is in a text, with the values inside of it in the order in which they are written. */
export type JsonNode = TextRange &
  ({kind: 'object'; fields: JsonField[]} | {kind: 'array'; entries: JsonNode[]} | {kind: 'scalar'});

export type JsonField = {name: string; key: TextRange; node: JsonNode};

/** Both are counted from 1, as editors do. */
export type LineColumn = {line: number; column: number};

export function toPosition(text: string, offset: number): LineColumn {
  const before = text.slice(0, offset);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return {line: before.split(/\r\n|\n|\r/).length, column: offset - start + 1};
}
