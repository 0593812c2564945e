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

/** Ids that other links of the page lead to: in texts, from errors to operations and back. */
export function listTargets(reference: ApiReference): string[] {
  const inTexts = listHtml(reference).flatMap((html) => [...html.matchAll(/href="#([^"]*)"/g)].map(([, target = '']) => target));
  const operations = reference.groups.flatMap((group) => group.operations);
  return [
    ...inTexts.map((target) => decodeURIComponent(target.replaceAll('&amp;', '&'))),
    ...operations.flatMap(({errors}) => errors.map(({target}) => target.anchor)),
    ...reference.errors.flatMap(({onlyFrom}) => (onlyFrom ? [onlyFrom.anchor] : [])),
  ];
}
