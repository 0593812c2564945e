import {findPlace} from '../adopt/references.ts';
import {toPointer, toTokens} from '../document/pointers.ts';
import type {Bundled} from './bundleFiles.ts';
import type {FilePlace} from './fileReference.ts';
import {findLines} from './findLines.ts';
import type {SpecProblem} from './specProblem.ts';

/** Finds where in its files a place of a bundled document was written. */
export function createLocatePlace(entry: string, {document, origins}: Bundled): (pointer: string) => FilePlace {
  return (pointer) => {
    const place = findNearest(document, pointer);
    const tokens = toTokens(place);
    for (let length = tokens.length; length > 0; length--) {
      const origin = origins.get(toPointer(...tokens.slice(0, length)));
      if (origin) return {file: origin.file, pointer: origin.pointer + toPointer(...tokens.slice(length))};
    }
    return {file: entry, pointer: place};
  };
}

/** A place behind the references on the way to it, or as far as the document has it. The rest is kept: it names what is missing. */
function findNearest(document: unknown, pointer: string): string {
  const tokens = toTokens(pointer);
  for (let length = tokens.length; length > 0; length--) {
    const place = findPlace(document, toPointer(...tokens.slice(0, length)));
    if (place !== undefined) return place + toPointer(...tokens.slice(length));
  }
  return pointer;
}

/** Problems with their lines, one for each place: what several places refer to is read at each of them. */
export function placeProblems(problems: (FilePlace & {message: string})[], sources: Bundled['sources']): SpecProblem[] {
  const pointers = new Map<string, string[]>();
  for (const {file, pointer} of problems) pointers.set(file, [...(pointers.get(file) ?? []), pointer]);
  const lines = new Map([...pointers].map(([file, places]) => [file, findLines(textOf(sources, file), places)]));
  const placed = problems.map(({file, pointer, message}) => ({file, line: lines.get(file)?.get(pointer) ?? 1, pointer, message}));
  // The first one at a place is the cause of the others there.
  return [
    ...new Map(placed.toReversed().map((problem) => [`${problem.file} ${problem.pointer}`, problem])).values(),
  ].toReversed();
}

function textOf(sources: Bundled['sources'], file: string): string {
  const source = sources.get(file);
  return source && 'text' in source ? source.text : '';
}
