import type {ApiReference} from '../apiReference.ts';

type Place = {key: string; value: unknown; holder: Record<string, unknown>};

/** Every value of a model with its key and what holds it. */
function listPlaces(model: unknown): Place[] {
  if (typeof model !== 'object' || model === null) return [];
  const holder = model as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, value]) => [{key, value, holder}, ...listPlaces(value)]);
}

const textsAt = (places: Place[]): string[] => places.map(({value}) => String(value));

/** Texts that a page takes as HTML. */
export function listHtml(reference: ApiReference): string[] {
  return textsAt(listPlaces(reference).filter(({key}) => key.endsWith('Html')));
}

/** Addresses outside of the reference. */
export function listHrefs(reference: ApiReference): string[] {
  return textsAt(listPlaces(reference).filter(({key}) => key === 'href'));
}

/** Ids that the page gives out. */
export function listIds(reference: ApiReference): string[] {
  const isLink = ({holder}: Place): boolean => 'preview' in holder || 'route' in holder;
  return textsAt(listPlaces(reference).filter((place) => /^(tagA|a)nchor$/.test(place.key) && !isLink(place)));
}

/** Names and ids of the schemas that links lead to. */
export function listNamedLinks(reference: ApiReference): {name: string; anchor: string}[] {
  return listPlaces(reference)
    .filter(({key, holder}) => key === 'preview' && 'anchor' in holder)
    .map(({holder}) => ({name: String(holder.name), anchor: String(holder.anchor)}));
}

/** All links that name a place: of errors, operations, schemas. */
export function listPlaceLinks(reference: ApiReference): {anchor: string; route: string}[] {
  return listPlaces(reference)
    .filter(({key, holder}) => key === 'anchor' && ('preview' in holder || 'route' in holder))
    .map(({value, holder}) => ({anchor: String(value), route: typeof holder.route === 'string' ? holder.route : ''}));
}

/** Ids that other links of the page lead to: in texts, from errors to operations and back, from responses and groups to operations. */
export function listTargets(reference: ApiReference): string[] {
  const inTexts = listHtml(reference).flatMap((html) => [...html.matchAll(/href="#([^"]*)"/g)].map(([, target = '']) => target));
  const places = listPlaces(reference).filter(({key, value}) => key === 'target' && value !== null);
  return [
    ...inTexts.map((target) => decodeURIComponent(target.replaceAll('&amp;', '&'))),
    ...places.map(({value}) => (value as {anchor: string}).anchor),
    ...reference.errors.flatMap(({onlyFrom}) => (onlyFrom ? [onlyFrom.anchor] : [])),
  ];
}
