import {answeredBy, shareAsked, shareOf, type Answers} from './answers.ts';
import {titleOf} from './fields.ts';
import {fitPath, readPath, type TypedPath, wholePathFit} from './paths.ts';
import type {Place} from './place.ts';
import type {QueryWord} from './query.ts';
import type {SearchIndex} from './searchIndex.ts';
import {joinLetters, joinTerms, readTerms, singular} from './terms.ts';

/** What counts of a query besides its words. */
export type TypedQuery = {
  phrase: string;
  /** Written together, as titles are compared; and without its number. */
  title: string;
  singular: string;
  path: TypedPath | null;
  /** An identifier, or words without a space between them, such as an error code. */
  isName: boolean;
  /** A single word: the subject of a guide, perhaps. */
  isSubject: boolean;
  isQuestion: boolean;
  isProblem: boolean;
  isWhy: boolean;
};

/** What a place counts for its kind: a page before a section, an operation before a field. */
const kinds = {lvl0: 1.3, lvl1: 1.3, lvl2: 1.15, lvl3: 1.05, lvl4: 1, lvl5: 0.8, lvl6: 0.75, content: 0.85};
const operationFactor = 1.2;
const groupFactor = 1.3;
/** One of several shapes of a field is less than the field; what a response says less than what a request may ask for. */
const shapeFactor = 0.55;
const responseFactor = 0.9;
/** How much a title counts that says what was asked, together with the page's title. */
const guideTitle = 2;
const otherTitle = 0.3;
/** How much a title counts that is the query itself. */
const sameTitle = 2;
const sameButNumber = 1.7;
const titleOfPage = 4;
const sentenceFactor = 1.5;
const questionFactor = 1.3;
/** Who types one word wants the guide on it, whatever form its title has the word in. */
const subjectFactor = 2;
/** Who describes what to do looks for what to set, not for what comes back. */
const settingFactor = 1.35;
const question = /^\s*(?:how|why|can|could|where|when|what|which|who|until|since|is|are|do|does|should|must|will)\b/i;
const problem =
  /\b(?:why|\w*errors?|fail(?:s|ed|ing|ure)?|\w*exceptions?|cannot|can't|could not|unable|impossible|does(?:n't| not)|is not|not working|invalid|missing|nothing|broken|wrong|problem|[45]\d\d)\b/i;
const troubleFactor = 3;
const why = /^\s*why\b/i;
/** Who asks why looks for a reason, not for something to call. */
const actionFactor = 0.35;

export function readTypedQuery(query: string, words: QueryWord[]): TypedQuery {
  return {
    phrase: query.trim().toLowerCase(),
    title: joinLetters(query),
    singular: joinTerms(query),
    path: readPath(query),
    isName: !/\s/.test(query.trim()) && (words.length > 1 || words.some(({isIdentifier}) => isIdentifier)),
    isSubject: words.length === 1 && words.every(({isIdentifier}) => !isIdentifier),
    isQuestion: question.test(query),
    isProblem: problem.test(query),
    isWhy: why.test(query),
  };
}

/** Whether the path that was typed is all of an operation's. */
export function isPathOf(index: SearchIndex, number: number, {path}: TypedQuery): boolean {
  const address = index.places[number]?.address;
  return path !== null && address !== null && address !== undefined && fitPath(path, address) >= wholePathFit;
}

/** What a place counts for what it is, whatever words it has. */
export function weighPlace(index: SearchIndex, number: number, typed: TypedQuery, answers: Answers): number {
  const place = index.places[number];
  if (!place) return 0;
  const isGuideOn = typed.isSubject && isGuide(place) && place.type === 'lvl1' && hasTitle(index, number, answers);
  return (
    (isGuideOn ? subjectFactor : 1) *
    kinds[place.type] *
    (place.address ? operationFactor : 1) *
    (isGroup(place) ? groupFactor : 1) *
    weighTitle(index.titles[number] ?? '', typed, place) *
    (place.url.endsWith(')') ? shapeFactor : 1) *
    (isOfResponse(place) ? responseFactor : 1) *
    (typed.path && place.address ? 1000 ** fitPath(typed.path, place.address) : 1) *
    (1 + 0.04 * Math.log2(1 + place.pageRank))
  );
}

function hasTitle(index: SearchIndex, number: number, answers: Answers): boolean {
  return answeredBy(answers, index.titleTerms[number] ?? []) !== 0;
}

function isOfResponse({type, url}: Place): boolean {
  return type > 'lvl3' && /response/i.test(url);
}

/** A parameter of a search or a setting of an index. */
function isSetting({url}: Place): boolean {
  return /#schema\/\w*(?:params|settings)/i.test(url);
}

/** A title that is the query, or is but for its number. A page may have the title of another page’s section: the page is meant. */
function weighTitle(title: string, typed: TypedQuery, {type}: Place): number {
  const isTitle = title === typed.title;
  if (!isTitle && singular(title) !== typed.singular) return 1;
  return (isTitle ? sameTitle : sameButNumber) * (type === 'lvl1' ? titleOfPage : 1);
}

/** What a place counts for how it puts the words; it takes longer to find out. */
export function weighWording(index: SearchIndex, number: number, typed: TypedQuery, answers: Answers): number {
  const place = index.places[number];
  if (!place) return 0;
  const isProse = !typed.isName && !typed.path;
  return (
    weighPhrase(place, typed) *
    (isProse ? weighCover(index, number, answers) * weighSentence(index, number, answers) : 1) *
    (isProse && isSetting(place) ? settingFactor : 1) *
    (typed.isQuestion && isGuide(place) ? questionFactor : 1) *
    (typed.isProblem && isTrouble(place) ? troubleFactor : 1) *
    (typed.isWhy && place.address ? actionFactor : 1)
  );
}

function weighPhrase(place: Place, {phrase}: TypedQuery): number {
  if (!phrase.includes(' ')) return 1;
  return [titleOf(place), ...place.texts].some((text) => text.toLowerCase().includes(phrase)) ? 2 : 1;
}

/** A guide or a group whose title says what was asked goes before operations and fields that repeat it. Who wants those types their names. */
function weighCover(index: SearchIndex, number: number, answers: Answers): number {
  const place = index.places[number];
  const terms = (index.titleTerms[number] ?? []).filter((term) => !isNumber(index.terms[term]));
  const own = answeredBy(answers, terms);
  if (!place || own === 0) return 1;
  const page = readTerms(place.hierarchy.lvl1).map(({term}) => index.termNumbers.get(term) ?? -1);
  const ofQuery = shareOf(answers, own | answeredBy(answers, page));
  return 1 + (isGuide(place) || isGroup(place) ? guideTitle : otherTitle) * ofQuery * shareAsked(answers, terms);
}

/** One sentence with all words says more than many with one each. */
function weighSentence(index: SearchIndex, number: number, answers: Answers): number {
  let best = 0;
  for (const terms of index.textTerms[number] ?? []) best = Math.max(best, shareOf(answers, answeredBy(answers, terms)));
  return 1 + sentenceFactor * best ** 1.4;
}

function isNumber(term = ''): boolean {
  return /^\d+$/.test(term);
}

/** A group of operations: its title names a thing, theirs what to do with it. */
function isGroup({url}: Place): boolean {
  return url.includes('#tag/');
}

/** References are pages of their own area. */
function isGuide({hierarchy}: Place): boolean {
  return hierarchy.lvl0 !== hierarchy.lvl1;
}

/** Where a page says what can go wrong. */
function isTrouble(place: Place): boolean {
  return isGuide(place) && /wrong|error|catch/i.test(titleOf(place));
}
