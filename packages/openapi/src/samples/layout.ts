/** Code before it is laid out: text, parts side by side, or a group that is broken over several lines where it is too wide for one. */
export type Code = string | Code[] | Group;

export type Group = {
  open: string;
  entries: Code[];
  /** Without a closing text the group is a chain of calls: nothing follows its last entry. */
  close: string;
  /** Stands between two entries. */
  separator: string;
  /** A broken group has a separator after its last entry as well. */
  hasLastSeparator?: boolean;
  /** A last entry with brackets of its own opens and closes on the lines of these brackets: `save("films", List.of(…))`. */
  hugsLast?: boolean;
  /** Broken even where it would fit on one line. */
  isBroken?: boolean;
  /** What the code must import. */
  imports?: string;
};

const maxWidth = 80;

/** Lays code out as a formatter would: lines of at most 80 characters where that is possible. */
export function layOut(code: Code, indent = '  '): string {
  return print(code, {indent, level: 0, column: 0, rest: 0});
}

/** Where printing goes on; `rest` characters follow on the last line, whatever happens. */
type PrintPlace = {indent: string; level: number; column: number; rest: number};

function print(code: Code, place: PrintPlace): string {
  if (typeof code === 'string') return code;
  if (Array.isArray(code)) return printParts(code, place);
  if (code.entries.length === 0 || measureRoom(code, maxWidth - place.column - place.rest) >= 0) return flatten(code);
  return canHug(code, place) ? printParts(toParts(code), place) : printBroken(code, place);
}

function printParts(parts: Code[], place: PrintPlace): string {
  return parts.reduce<string>((printed, part, index) => {
    const rest = place.rest + headLength(parts.slice(index + 1));
    return printed + print(part, {...place, column: columnAfter(printed, place.column), rest});
  }, '');
}

function printBroken({open, entries, close, separator, hasLastSeparator}: Group, place: PrintPlace): string {
  const start = `\n${place.indent.repeat(place.level + 1)}`;
  const lines = entries.map((entry, index) => {
    const isLast = index === entries.length - 1;
    const end = isLast && !hasLastSeparator ? '' : separator;
    const rest = end.length + (isLast && close === '' ? place.rest : 0);
    return start + print(entry, {...place, level: place.level + 1, column: start.length - 1, rest}) + end;
  });
  return open + lines.join('') + (close === '' ? '' : `\n${place.indent.repeat(place.level)}${close}`);
}

function canHug(group: Group, place: PrintPlace): boolean {
  const last = group.entries.at(-1);
  if (!group.hugsLast || !isBracketed(last) || group.entries.slice(0, -1).some(isBracketed)) return false;
  return place.column + headLength(toParts({...group, close: ''})) <= maxWidth;
}

function isBracketed(code: Code | undefined): boolean {
  return typeof code === 'object' && !Array.isArray(code) && code.close !== '' && code.entries.length > 0;
}

/** The entries of a group side by side. */
function toParts({open, entries, close, separator}: Group): Code[] {
  const gap = separator === '' ? '' : `${separator} `;
  return [open, ...entries.flatMap((entry, index) => (index === 0 ? [entry] : [gap, entry])), close];
}

function flatten(code: Code): string {
  if (typeof code === 'string') return code;
  return (Array.isArray(code) ? code : toParts(code)).map(flatten).join('');
}

/** The room that is left on a line after the code; less than nothing where it does not fit on one line. */
function measureRoom(code: Code, room: number): number {
  if (typeof code === 'string') return room - code.length;
  if (!Array.isArray(code) && code.isBroken) return -1;
  let left = room;
  // A long body must not be measured to its end on every level.
  for (const part of Array.isArray(code) ? code : toParts(code)) {
    if (left < 0) break;
    left = measureRoom(part, left);
  }
  return left;
}

/** How much of the code is on the current line in any case. */
function headLength(code: Code): number {
  if (typeof code === 'string') return code.length;
  return Array.isArray(code) ? code.reduce<number>((sum, part) => sum + headLength(part), 0) : code.open.length;
}

function columnAfter(printed: string, column: number): number {
  const lastBreak = printed.lastIndexOf('\n');
  return lastBreak < 0 ? column + printed.length : printed.length - lastBreak - 1;
}

/** Everything that the code must import, each once. */
export function listImports(code: Code): string[] {
  if (typeof code === 'string') return [];
  if (Array.isArray(code)) return [...new Set(code.flatMap(listImports))];
  return [...new Set([...(code.imports ? [code.imports] : []), ...listImports(code.entries)])];
}
