import {chooseText, type Answers} from './answers.ts';
import {titleOf} from './fields.ts';
import type {Place} from './place.ts';
import type {Ranked} from './rank.ts';
import type {SearchIndex} from './searchIndex.ts';

/** A place that is shown, the text that answers best, and other places that would look the same. */
export type Selected = {place: Place; content: string | null; score: number; alsoIn: Place[]};

/** What has less than this share of the best score is a tail that nobody reads. Of an area with nothing else, some of it is kept. */
const leastShare = 0.05;
const leastOfArea = 3;
/** What people see before they scroll, and how much of it one page may take while others answer nearly as well. */
const firstScreen = 8;
const mostOfPage = 3;
const nearlyAsWell = 0.25;
/** Places that share a title and this many characters look the same. */
const alikeLength = 40;

/** Makes the ranked places a list to read: without a long tail, each thing once, and no page all over the first screen. */
export function selectPlaces(index: SearchIndex, ranked: Ranked[], answers: Answers): Selected[] {
  return sharePages(joinAlike(index, cutTail(index, ranked), answers));
}

/** Who looks for a word in one area finds it there, although others say more about it. */
function cutTail(index: SearchIndex, ranked: Ranked[]): Ranked[] {
  const needed = leastShare * (ranked[0]?.score ?? 0);
  const areaOf = ({number}: Ranked): string => index.places[number]?.hierarchy.lvl0 ?? '';
  const wellKnown = new Set(ranked.filter(({score}) => score >= needed).map(areaOf));
  const kept = new Map<string, number>();
  return ranked.filter((one) => {
    const area = areaOf(one);
    if (wellKnown.has(area)) return one.score >= needed;
    kept.set(area, (kept.get(area) ?? 0) + 1);
    return (kept.get(area) ?? 0) <= leastOfArea;
  });
}

/** One field in several schemas is one hit: the best of them, with the others beside it. */
function joinAlike(index: SearchIndex, ranked: Ranked[], answers: Answers): Selected[] {
  const byLook = new Map<string, Selected>();
  for (const {number, score} of ranked) {
    const place = index.places[number];
    if (!place) continue;
    const content = chooseText(index, number, answers);
    const looks = [content, place.texts[0]].map((text) => describeLook(place, text));
    const same = looks.flatMap((look) => byLook.get(look) ?? [])[0];
    if (same) same.alsoIn.push(place);
    const shown = same ?? {place, content, score, alsoIn: []};
    for (const look of looks) byLook.set(look, shown);
  }
  return [...new Set(byLook.values())];
}

/** Without a text, a page and a section with the same title are not the same. */
function describeLook(place: Place, text: string | null | undefined): string {
  return `${titleOf(place)}\n${text ? text.slice(0, alikeLength) : place.type}`;
}

/** Moves what a page has too much of behind the first screen, if others are worth its place. */
function sharePages(selected: Selected[]): Selected[] {
  const first: Selected[] = [];
  const rest = [...selected];
  while (first.length < firstScreen && rest.length > 0) {
    const [best] = rest;
    const isWorth = ({score}: Selected): boolean => score >= nearlyAsWell * (best?.score ?? 0);
    const next = rest.findIndex((one) => isWorth(one) && countPage(first, one) < mostOfPage);
    first.push(...rest.splice(Math.max(next, 0), 1));
  }
  return [...first, ...rest];
}

function countPage(selected: Selected[], {place}: Selected): number {
  return selected.filter((other) => routeOf(other.place) === routeOf(place)).length;
}

function routeOf({url}: Place): string {
  return url.split('#')[0] ?? '';
}
