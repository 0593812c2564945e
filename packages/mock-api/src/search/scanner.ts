import {Refusal} from '../request/refusal.ts';
import {type FilterCondition, operators} from '../state/condition.ts';

export type Scanner = {
  isAtEnd: () => boolean;
  /** Takes a keyword that stands by itself. */
  takeWord: (word: string) => boolean;
  takeSign: (sign: string) => boolean;
  readCondition: (isNegated: boolean) => FilterCondition;
  refuse: (expected: string) => Refusal;
};

/** Reads a filter from left to right. `place` names the parameter in messages. */
export function createScanner(place: string, text: string): Scanner {
  let position = 0;

  function take(pattern: RegExp): string | undefined {
    const sticky = new RegExp(`\\s*(?:${pattern.source})`, 'y');
    sticky.lastIndex = position;
    const found = sticky.exec(text);
    if (!found) return undefined;
    position = sticky.lastIndex;
    const groups: (string | undefined)[] = found.slice(1);
    return groups.find((group) => group !== undefined) ?? found[0].trim();
  }

  function refuse(expected: string): Refusal {
    const rest = text.slice(position).trim();
    return new Refusal(
      400,
      `${place}: expected ${expected} at position ${position}, found ${rest ? `"${rest.slice(0, 30)}"` : 'the end'}. Put quotes around names and values with spaces.`,
    );
  }

  function readNumber(): number {
    const number = take(/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/);
    if (number === undefined) throw refuse('a number');
    return Number(number);
  }

  function readValue(attribute: string, isNegated: boolean): FilterCondition {
    const range = take(/(-?\d+(?:\.\d+)?\s+TO\s+-?\d+(?:\.\d+)?)(?=[\s)]|$)/);
    if (range !== undefined) {
      const [from = 0, to = 0] = range.split(/\s+TO\s+/).map(Number);
      return {kind: 'range', attribute, isNegated, from, to};
    }
    const value = take(quoted) ?? take(/[^\s()"']+/);
    if (value === undefined) throw refuse(`a value for ${attribute}`);
    take(score);
    return {kind: attribute === '_tags' ? 'tag' : 'facet', attribute, isNegated, value: value.replace(/<score=\d+>$/, '')};
  }

  return {
    isAtEnd: () => text.slice(position).trim() === '',
    takeWord: (word) => take(new RegExp(`${word}(?=[\\s(])`)) !== undefined,
    takeSign: (sign) => take(new RegExp(`\\${sign}`)) !== undefined,
    refuse,
    readCondition: (isNegated) => {
      const isReserved = /^\s*(AND|OR|NOT|TO)(\s|$)/.test(text.slice(position));
      const attribute = isReserved ? undefined : (take(quoted) ?? take(/[^\s():<>=!"']+/));
      if (attribute === undefined) throw refuse('a condition');
      const operator = operators.find((sign) => take(new RegExp(sign)) !== undefined);
      if (operator) return {kind: 'number', attribute, isNegated, operator, number: readNumber()};
      if (take(/:/) !== undefined) return readValue(attribute, isNegated);
      return {kind: 'tag', attribute: '_tags', isNegated, value: attribute};
    },
  };
}

const quoted = /"([^"]*)"|'([^']*)'/;
const score = /<score=\d+>/;
