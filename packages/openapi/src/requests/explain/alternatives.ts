import {toTokens} from '../../document/pointers.ts';
import type {Explanation, Subject} from './explanation.ts';

/** One way in which a value may be right, and what is wrong with the value by it. */
export type Alternative = {
  /** What it is called: `SourceJSON`. */
  label: string;
  /** What it asks for, as words to choose from. */
  words: string[];
  /** Fields that it knows. */
  names: string[];
  /** Fields of the value for which it has a choice: what is chosen may tell the kind of the value. */
  choices: string[];
  /** Another rule asks for just this alternative. */
  isAskedFor: boolean;
  explanations: Explanation[];
};

/** A value that fits none of its alternatives. */
export type Union = Subject & {alternatives: Alternative[]};

/** The alternative goes first whose telling field is right, with the fewest and the deepest faults. */
export function rankAlternatives(candidates: Alternative[], at: string): Alternative[] {
  const keys = (alternative: Alternative): number[] => {
    const {explanations} = alternative;
    return [
      explanations.filter((explanation) => isMismatch(explanation, candidates, at)).length,
      explanations.filter(({place}) => place === at).length,
      explanations.filter(({isWrongKind}) => isWrongKind).length,
      explanations.length,
    ];
  };
  return candidates
    .map((alternative) => ({alternative, key: keys(alternative)}))
    .sort((one, other) => compare(one.key, other.key))
    .map(({alternative}) => alternative);
}

function compare(one: number[], other: number[]): number {
  const differing = one.findIndex((number, index) => number !== other[index]);
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}

/** The value says itself that it is of another kind: by a field that another alternative accepts, or by what is excluded. */
function isMismatch(explanation: Explanation, candidates: Alternative[], at: string): boolean {
  if (explanation.keyword === 'not' && explanation.place === at) return true;
  return isTelling(explanation, at) && candidates.some((other) => accepts(other, explanation.place, at));
}

/** A wrong choice for a field of the value itself. */
export function isTelling({expected, place}: Explanation, at: string): boolean {
  return expected !== undefined && toTokens(place).length === toTokens(at).length + 1;
}

export function accepts({choices, explanations}: Alternative, place: string, at: string): boolean {
  const name = toTokens(place.slice(at.length))[0] ?? '';
  return choices.includes(name) && !explanations.some((explanation) => explanation.place === place);
}
