import type {Schema} from '@docs/openapi';
import type {Code, Group} from '@docs/openapi/samples';

/** Text that needs an import. */
export function writeWord(text: string, imports: string): Group {
  return {open: text, entries: [], close: '', separator: '', imports};
}

/** JSON has the escapes of Java. Characters that nobody sees are escaped too: some editors take them for the end of a line. */
export function writeJavaString(text: string): string {
  const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(/[\p{Cc}\u2028\u2029\uFEFF]/gu, escape);
}

/** A text, a number, true, false or null. A number has the type that its schema asks for, or one that it fits in. */
export function writeScalar(value: unknown, {type, format}: Schema = {}): string {
  if (typeof value === 'string') return writeJavaString(value);
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) >= 1e21) return JSON.stringify(value);
  if (type === 'number' || Math.abs(value) >= 2 ** 63) return `${value}.0`;
  return format === 'int64' || Math.abs(value) >= 2 ** 31 ? `${value}L` : String(value);
}

/** List.of takes no null. */
export function writeJavaList(entries: Code[]): Group {
  const group = {entries, close: ')', separator: ',', hugsLast: true};
  if (!entries.includes('null')) return {...group, open: 'List.of(', imports: 'java.util.List'};
  // Without the type, a single null would be the list itself.
  return {...group, open: entries.length === 1 ? 'Arrays.asList((Object) ' : 'Arrays.asList(', imports: 'java.util.Arrays'};
}

/** Map.of takes ten entries and no null. */
export function writeMap(fields: [string, Code][]): Group {
  if (fields.some(([, code]) => code === 'null')) return writeHashMap(fields);
  const pairs = fields.map(([key, code]): Code => [writeJavaString(key), ', ', code]);
  const group = {close: ')', separator: ',', imports: 'java.util.Map'};
  if (fields.length <= 10) return {...group, open: 'Map.of(', entries: pairs};
  return {...group, open: 'Map.ofEntries(', entries: pairs.map((pair) => ['Map.entry(', pair, ')'])};
}

function writeHashMap(fields: [string, Code][]): Group {
  const entries = fields.map(([key, code]): Code => [`put(${writeJavaString(key)}, `, code, ');']);
  return {
    open: 'new HashMap<String, Object>() {{',
    entries,
    close: '}}',
    separator: '',
    isBroken: true,
    imports: 'java.util.HashMap',
  };
}
