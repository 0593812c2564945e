import type {Place} from './place.ts';
import {joinTerms} from './terms.ts';

/** Texts of a place that count alike, and how much a word in them counts. */
export type PlaceField = {texts: string[]; weight: number};

/** How much a word counts by where it stands. */
const weights = {title: 10, name: 10, address: 5, page: 2, parent: 1, text: 1.5};

export function fieldsOf(place: Place): PlaceField[] {
  const title = titleOf(place);
  const name = nameOf(place);
  return [
    {texts: [title], weight: weights.title},
    {texts: joinTerms(name) === joinTerms(title) ? [] : [name], weight: weights.name},
    {texts: place.address ? [`${place.address.method} ${place.address.path}`] : [], weight: weights.address},
    {texts: [place.hierarchy.lvl1, routeOf(place)], weight: weights.page},
    {texts: parentsOf(place, title), weight: weights.parent},
    {texts: place.texts, weight: weights.text},
  ];
}

export function titleOf({type, hierarchy}: Place): string {
  return (type === 'content' ? null : hierarchy[type]) ?? hierarchy.lvl1;
}

function parentsOf({hierarchy: {lvl1, ...others}}: Place, title: string): string[] {
  const parents = Object.values(others).filter((parent) => parent !== null);
  return parents.filter((parent) => parent !== lvl1 && parent !== title);
}

/** The last part of the anchor: the name of an operation or a field, which its title may not show. */
function nameOf({url}: Place): string {
  return (
    url
      .slice(url.indexOf('#') + 1 || url.length)
      .split('/')
      .at(-1) ?? ''
  );
}

/** The words of a page's address: /docs/clients/migration-guides/php is a migration guide, although its title does not say "guide". */
function routeOf({url}: Place): string {
  return (url.split('#')[0] ?? '').split('/').slice(2).join(' ');
}
