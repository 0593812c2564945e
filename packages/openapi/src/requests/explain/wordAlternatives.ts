import {readPointer, toPointer, toTokens} from '../../document/pointers.ts';
import {choose, code, join, show} from '../words.ts';
import {accepts, type Alternative, isTelling, type Union} from './alternatives.ts';
import {type Finding, nameValue, startSentence} from './finding.ts';
import {suggestType, suggestValue} from './suggestions.ts';
import {addReason, toFinding} from './wordError.ts';

export function wordSeveralMatches({at, alternatives, trail}: Union, matches: number[]): Finding {
  const labels = matches.map((index) => alternatives[index]?.label ?? '');
  return toFinding({trail}, 'oneOf', at, {
    message: `${startSentence(nameValue(at))} matches ${join(labels, 'and')}, but must match only one of them.`,
    suggestion: 'Remove the fields that belong to the other.',
  });
}

/** "must be an array of strings or a boolean, but is the string "en"" */
export function nameAll({at, value, alternatives, trail}: Union, found: string): Finding {
  const words = [...new Set(alternatives.flatMap((alternative) => alternative.words))];
  return toFinding({trail}, 'type', at, {
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
export function wordUndecided(finding: Finding, candidates: Alternative[], {at, value, trail}: Union): Finding | undefined {
  if (!isTelling(finding, at) || candidates.some((other) => accepts(other, finding.place, at))) return undefined;
  const same = candidates.flatMap(({findings}) => findings.filter(({place, expected}) => place === finding.place && expected));
  if (same.length < 2) return undefined;
  const expected = [...new Set(same.flatMap((other) => other.expected ?? []))];
  const found = readPointer(value, toPointer(...toTokens(finding.place).slice(-1)));
  return toFinding({trail}, 'enum', finding.place, {
    message: `${startSentence(nameValue(finding.place))} must be ${choose(expected)}, but is ${show(found)}.`,
    suggestion: suggestValue(found, readTexts(expected)),
    expected,
  });
}

/** Where each alternative only lacks fields, and the value has none that tells them apart, any of them would do. */
export function nameMissing({at, value, trail}: Union, candidates: Alternative[], nearest: Alternative): Finding | undefined {
  const isMissing = ({keyword, place}: Finding): boolean => keyword === 'required' && place === at;
  if (!candidates.every(({findings}) => findings.every(isMissing))) return undefined;
  const isTold = Object.keys(value ?? {}).some(
    (name) => nearest.names.includes(name) && candidates.some(({names}) => !names.includes(name)),
  );
  const sets = listLeast(candidates.map(({findings}) => findings.map(({field = ''}) => field)));
  if (isTold || sets.length < 2) return undefined;
  const isSimple = sets.every((set) => set.length === 1);
  const options = sets.map((set) => join(set.map(code), 'and'));
  return toFinding({trail}, 'required', at, {
    message: `${startSentence(nameValue(at))} needs ${isSimple ? join(options) : options.join(', or ')}.`,
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
  finding: Finding,
  nearest: Alternative,
  {at, value, alternatives, trail}: Union,
): Finding | undefined {
  const {keyword, field, place} = finding;
  if (place !== at || field === undefined || !/^(additional|unevaluated)Properties$/.test(keyword)) return undefined;
  const other = alternatives.find((alternative) => alternative !== nearest && alternative.names.includes(field));
  if (!other) return undefined;
  const telling = wordTellingField(other, at, value);
  if (telling !== undefined)
    return toFinding({trail}, keyword, at, {message: `${code(field)} is not allowed with ${telling}.`, field});
  const given = Object.keys(value ?? {});
  const partner = given.find((name) => name !== field && nearest.names.includes(name) && !other.names.includes(name));
  if (partner === undefined) return undefined;
  const message = `${join([partner, field].map(code), 'and')} cannot be used together.`;
  return toFinding({trail}, keyword, at, {message, suggestion: 'Remove one of them.', field});
}

/** A field that is missing only because of what another field says. */
export function addTellingField(finding: Finding, nearest: Alternative, {at, value, alternatives}: Union): Finding | undefined {
  if (finding.keyword !== 'required' || finding.place !== at) return undefined;
  const others = alternatives.filter((alternative) => alternative !== nearest);
  const free = others.find(
    ({findings}) => !findings.some(({field, keyword}) => keyword === 'required' && field === finding.field),
  );
  const telling = free && wordTellingField(free, at, value);
  return telling === undefined ? undefined : addReason(finding, `required with ${telling}`);
}

/** The field by which a value is not of this alternative's kind: `type: "csv"`. */
function wordTellingField({findings}: Alternative, at: string, value: unknown): string | undefined {
  const place = findings.find((finding) => isTelling(finding, at))?.place;
  const name = toTokens(place ?? '').at(-1);
  return name === undefined ? undefined : code(`${name}: ${show(readPointer(value, toPointer(name)))}`);
}
