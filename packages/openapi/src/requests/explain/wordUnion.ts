import {readPointer, toPointer, toTokens} from '../../document/pointers.ts';
import {choose, code, joinWords, show, startSentence} from '../../words/words.ts';
import {accepts, type Alternative, isTelling, type Union} from './alternatives.ts';
import {type Explanation, nameValue} from './explanation.ts';
import {suggestType, suggestValue} from './suggestions.ts';
import {addReason, toExplanation} from './wordError.ts';

export function wordSeveralMatches({at, alternatives, trail}: Union, matches: number[]): Explanation {
  const labels = [...new Set(matches.map((index) => alternatives[index]?.label ?? ''))].filter((label) => label !== '');
  const several = labels.length > 1 ? joinWords(labels) : 'several alternatives';
  return toExplanation({trail}, 'oneOf', at, {
    message: `${startSentence(nameValue(at))} matches ${several}, but must match only one of them.`,
    suggestion: 'Remove the fields that belong to the other.',
  });
}

/** "must be an array of strings or a boolean, but is the string "en"" */
export function nameAll({at, value, alternatives, trail}: Union, found: string): Explanation {
  const words = [...new Set(alternatives.flatMap((alternative) => alternative.words))];
  return toExplanation({trail}, 'type', at, {
    message: `${startSentence(nameValue(at))} must be ${choose(words)}, but is ${found}.`,
    suggestion: suggestValue(value, readTexts(words)) ?? suggestType(words, value),
    isWrongKind: true,
  });
}

/** The values that are quoted among words. */
function readTexts(words: string[]): string[] {
  return words.filter((word) => word.startsWith('"')).map((word) => word.slice(1, -1));
}

/** Where no alternative accepts the telling field, all that it could be is listed. */
export function wordUndecided(
  explanation: Explanation,
  candidates: Alternative[],
  {at, value, trail}: Union,
): Explanation | undefined {
  if (!isTelling(explanation, at) || candidates.some((other) => accepts(other, explanation.place, at))) return undefined;
  const same = candidates.flatMap(({explanations}) =>
    explanations.filter(({place, expected}) => place === explanation.place && expected),
  );
  if (same.length < 2) return undefined;
  const expected = [...new Set(same.flatMap((other) => other.expected ?? []))];
  const found = readPointer(value, toPointer(...toTokens(explanation.place).slice(-1)));
  return toExplanation({trail}, 'enum', explanation.place, {
    message: `${startSentence(nameValue(explanation.place))} must be ${choose(expected)}, but is ${show(found)}.`,
    suggestion: suggestValue(found, readTexts(expected)),
    expected,
  });
}

/** Where each alternative only lacks fields, and the value has none that tells them apart, any of them would do. */
export function nameMissing({at, value, trail}: Union, candidates: Alternative[], nearest: Alternative): Explanation | undefined {
  const isMissing = ({keyword, place}: Explanation): boolean => keyword === 'required' && place === at;
  if (!candidates.every(({explanations}) => explanations.every(isMissing))) return undefined;
  const isTold = Object.keys(value ?? {}).some(
    (name) => nearest.names.includes(name) && candidates.some(({names}) => !names.includes(name)),
  );
  const sets = listLeast(candidates.map(({explanations}) => explanations.map(({field = ''}) => field)));
  if (isTold || sets.length < 2) return undefined;
  const isSimple = sets.every((set) => set.length === 1);
  const options = sets.map((set) => joinWords(set.map(code)));
  return toExplanation({trail}, 'required', at, {
    message: `${startSentence(nameValue(at))} needs ${isSimple ? joinWords(options, 'or') : options.join(', or ')}.`,
  });
}

/** The sets without those that contain another one, each once. */
function listLeast(sets: string[][]): string[][] {
  return sets.filter((set, index) => {
    const isWithin = (other: string[]): boolean => other.every((field) => set.includes(field));
    return !sets.some((other, at) => isWithin(other) && (other.length < set.length || at < index));
  });
}

/** A field that belongs to another alternative: says what it does not go with. */
export function wordMisplaced(
  explanation: Explanation,
  nearest: Alternative,
  {at, value, alternatives, trail}: Union,
): Explanation | undefined {
  const {keyword, field, place} = explanation;
  if (place !== at || field === undefined || !/^(additional|unevaluated)Properties$/.test(keyword)) return undefined;
  const other = alternatives.find((alternative) => alternative !== nearest && alternative.names.includes(field));
  if (!other) return undefined;
  const telling = wordTellingField(other, at, value);
  if (telling !== undefined)
    return toExplanation({trail}, keyword, at, {message: `${code(field)} is not allowed with ${telling}.`, field});
  const given = Object.keys(value ?? {});
  const partner = given.find((name) => name !== field && nearest.names.includes(name) && !other.names.includes(name));
  if (partner === undefined) return undefined;
  const message = `${joinWords([partner, field].map(code))} cannot be used together.`;
  return toExplanation({trail}, keyword, at, {message, suggestion: 'Remove one of them.', field});
}

/** A field that is missing only because of what another field says. */
export function addTellingField(
  explanation: Explanation,
  nearest: Alternative,
  {at, value, alternatives}: Union,
): Explanation | undefined {
  if (explanation.keyword !== 'required' || explanation.place !== at) return undefined;
  const others = alternatives.filter((alternative) => alternative !== nearest);
  const free = others.find(
    ({explanations}) => !explanations.some(({field, keyword}) => keyword === 'required' && field === explanation.field),
  );
  const telling = free && wordTellingField(free, at, value);
  return telling === undefined ? undefined : addReason(explanation, `required with ${telling}`);
}

/** The field by which a value is not of this alternative's kind: `type: "csv"`. */
function wordTellingField({explanations}: Alternative, at: string, value: unknown): string | undefined {
  const place = explanations.find((explanation) => isTelling(explanation, at))?.place;
  const name = toTokens(place ?? '').at(-1);
  return name === undefined ? undefined : code(`${name}: ${show(readPointer(value, toPointer(name)))}`);
}
