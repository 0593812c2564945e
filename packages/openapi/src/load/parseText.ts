// Only this file and findLines.ts know js-yaml. It reads GitHub's document, 10 MB of YAML, in 0.6 s, where the package "yaml" takes 4 s.
import {CORE_SCHEMA, loadAll, mergeTag, YAMLException} from 'js-yaml';
import {hasKeys} from '../document/pointers.ts';

/** Something that is wrong with a text, and its line. */
export type TextFault = {line: number; message: string};

/** What a text says. A fault beside a value was read over. */
export type ParsedText = {value: unknown; fault?: TextFault} | {fault: TextFault; value?: never};

/** Deeper than anybody nests by hand, and far from what a function that calls itself can take. */
export const maxDepth = 400;

/** More places than this are only there by aliases of aliases, which is how a small text becomes a large one. */
const maxPlaces = 20_000_000;

/** Reads a text as JSON or YAML. Never throws. */
export function parseText(text: string): ParsedText {
  const parsed = readJson(text) ?? readYaml(text);
  const excess = 'value' in parsed ? findExcess(parsed.value) : undefined;
  return excess === undefined ? parsed : {fault: {line: 1, message: excess}};
}

/** JSON is YAML, but its own parser is quicker. What it refuses may still be YAML: comments, or a comma too many. */
function readJson(text: string): ParsedText | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return {value: JSON.parse(text) as unknown};
  } catch {
    return undefined;
  }
}

function readYaml(text: string): ParsedText {
  try {
    return {value: loadFirst(text, false)};
  } catch (error) {
    const fault = toFault(error);
    if (!fault.message.includes('duplicated mapping key')) return {fault};
    return readTwice(text, {line: fault.line, message: 'A key is there twice. The last one counts.'});
  }
}

/** Keys that are there twice are allowed in JSON, and the last one counts. */
function readTwice(text: string, fault: TextFault): ParsedText {
  try {
    return {value: loadFirst(text, true), fault};
  } catch (error) {
    return {fault: toFault(error)};
  }
}

const schema = CORE_SCHEMA.withTags(mergeTag);

/** A file may hold several documents of YAML, one after the other. */
function loadFirst(text: string, json: boolean): unknown {
  const documents = loadAll(text, {schema, json, maxDepth, maxTotalMergeKeys: 1_000_000});
  return documents.find((document) => document !== null);
}

function toFault(error: unknown): TextFault {
  if (!(error instanceof YAMLException)) return {line: 1, message: error instanceof Error ? error.message : String(error)};
  return {line: (error.mark?.line ?? 0) + 1, message: error.reason};
}

/** How many places a value has, and how deep it is. */
type Extent = {size: number; depth: number};
const endless: Extent = {size: Infinity, depth: Infinity};

/** Why a value can't be walked through: aliases can lead in a circle, or multiply. */
function findExcess(root: unknown): string | undefined {
  const known = new Map<unknown, Extent>();
  const open = new Set<unknown>();
  const measure = (value: unknown): Extent => {
    if (!hasKeys(value)) return {size: 1, depth: 1};
    if (open.has(value) || open.size >= maxDepth) return endless;
    const extent = known.get(value);
    if (extent) return extent;
    open.add(value);
    const whole = {size: 1, depth: 1};
    for (const inner of Object.values(value)) {
      const {size, depth} = measure(inner);
      whole.size += size;
      whole.depth = Math.max(whole.depth, depth + 1);
    }
    open.delete(value);
    known.set(value, whole);
    return whole;
  };
  const {size, depth} = measure(root);
  if (depth > maxDepth) return `nested more than ${maxDepth} levels deep, or in a circle of aliases`;
  return size > maxPlaces ? 'aliases multiply it to more than anybody could read' : undefined;
}
