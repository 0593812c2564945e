import {type Event, EVENT_ID, getScalarValue, parseEvents} from 'js-yaml';
import {toPointer, toTokens} from '../document/pointers.ts';
import {maxDepth} from './parseText.ts';

/** The line of each place in a text of JSON or YAML; of what is around it where it isn't there. */
export function findLines(text: string, pointers: string[]): Map<string, number> {
  const ways = new Map(pointers.map((pointer) => [pointer, listPrefixes(pointer)]));
  const offsets = findOffsets(text, new Set([...ways.values()].flat()));
  const lineAt = countLines(text, [...offsets.values()]);
  return new Map(
    [...ways].map(([pointer, way]) => {
      const nearest = way.findLast((place) => offsets.has(place)) ?? '';
      return [pointer, lineAt.get(offsets.get(nearest) ?? 0) ?? 1];
    }),
  );
}

/** A place with all that it is in, from the outside in. */
function listPrefixes(pointer: string): string[] {
  const tokens = toTokens(pointer);
  return ['', ...tokens.map((_, index) => toPointer(...tokens.slice(0, index + 1)))];
}

/** An object or a list that is being read. Its place is only known if somebody asks for it. */
type Frame = {isMap: boolean; place: string | undefined; key: string | undefined; keyStart: number; index: number};

/** Where the wanted places start: at their key, if they have one. */
function findOffsets(text: string, wanted: Set<string>): Map<string, number> {
  const offsets = new Map<string, number>();
  const frames: Frame[] = [];
  const enter = (start: number): string | undefined => {
    const place = nextPlace(frames.at(-1), wanted);
    if (place !== undefined && !offsets.has(place))
      offsets.set(place, frames.at(-1)?.isMap ? (frames.at(-1)?.keyStart ?? start) : start);
    return place;
  };
  for (const event of readEvents(text)) {
    const frame = frames.at(-1);
    if (event.type === EVENT_ID.DOCUMENT) frames.push({isMap: false, place: undefined, key: undefined, keyStart: 0, index: -1});
    else if (event.type === EVENT_ID.POP) {
      frames.pop();
      leave(frames.at(-1));
    } else if (frame?.isMap && frame.key === undefined && event.type === EVENT_ID.SCALAR) {
      frame.key = frame.place === undefined ? '' : getScalarValue(text, event);
      frame.keyStart = event.valueStart;
    } else if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
      const isMap = event.type === EVENT_ID.MAPPING;
      frames.push({isMap, place: enter(event.start), key: undefined, keyStart: 0, index: 0});
    } else {
      enter(event.type === EVENT_ID.SCALAR ? event.valueStart : event.anchorStart);
      leave(frame);
    }
  }
  return offsets;
}

/** A text that was read as JSON may be no YAML. Its places are all on the first line, then. */
function readEvents(text: string): Event[] {
  try {
    return parseEvents(text, {maxDepth: maxDepth * 2});
  } catch {
    return [];
  }
}

function nextPlace(frame: Frame | undefined, wanted: Set<string>): string | undefined {
  if (frame?.index === -1) return '';
  if (frame?.place === undefined) return undefined;
  const place = frame.place + toPointer(frame.isMap ? (frame.key ?? '') : frame.index);
  return wanted.has(place) ? place : undefined;
}

/** One value of an object or a list is over. */
function leave(frame: Frame | undefined): void {
  if (!frame) return;
  frame.key = undefined;
  frame.index += 1;
}

function countLines(text: string, offsets: number[]): Map<number, number> {
  const lines = new Map<number, number>();
  let line = 1;
  let end = text.indexOf('\n');
  for (const offset of [...offsets].sort((a, b) => a - b)) {
    for (; end !== -1 && end < offset; end = text.indexOf('\n', end + 1)) line += 1;
    lines.set(offset, line);
  }
  return lines;
}
