import type {Hit} from '@docs/docs-search/engine';

type HitGroup = {route: string; title: string; area: string; hits: Hit[]};

/** Hits by page. Pages and their hits keep the order in which they were found. */
export function groupHits(hits: Hit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const [route = ''] = hit.url.split('#');
    const group = groups.get(route) ?? {route, title: hit.hierarchy.lvl1, area: hit.hierarchy.lvl0, hits: []};
    groups.set(route, {...group, hits: [...group.hits, hit]});
  }
  return [...groups.values()];
}
