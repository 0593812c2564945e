/** Changes the body of a request to one that the specs of this project describe. */
type Rewrite = (body: Record<string, unknown>) => Record<string, unknown>;

/** By method and path. The service takes each of these as the clients send it; the specs, and with them the mock, don't have it. */
const rewrites: [RegExp, Rewrite][] = [
  [/^POST \/abtesting\/2\/abtests$/, ({variants, ...body}) => ({...body, variant: variants})],
  [
    /^POST \/personalization\/1\/strategies\/personalization$/,
    ({eventsScoring, facetsScoring, ...body}) => ({...body, eventScoring: eventsScoring, facetScoring: facetsScoring}),
  ],
  [/^POST \/search\/1\/clusters\/mapping\/search$/, ({cluster, clusterName = cluster, ...body}) => ({...body, clusterName})],
  [/^POST \/search\/1\/dictionaries\/\w+\/batch$/, ({requests, ...body}) => ({...body, requests: toEntries(requests)})],
  [
    /^POST \/search\/1\/indexes\/[^/]+\/facets\/[^/]+\/query$/,
    ({facetQuery, maxFacetHits, params = '', ...body}) => ({facetQuery, maxFacetHits, params: addParams(String(params), body)}),
  ],
];

/** What a client sends, as the specs have it: the same for both versions, so that their effects can be compared. */
export async function toSpecRequest(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const user = url.searchParams.get('x-algolia-user-id') ?? url.searchParams.get('X-Algolia-User-ID');
  // Version 4 says in the query who is meant.
  if (request.method === 'DELETE' && url.pathname === '/search/1/clusters/mapping' && user !== null) url.pathname += `/${user}`;
  const rewrite = rewrites.find(([pattern]) => pattern.test(`${request.method} ${url.pathname}`))?.[1];
  const text = await request.text();
  const body = rewrite ? JSON.stringify(rewrite(JSON.parse(text) as Record<string, unknown>)) : text;
  return new Request(url, {method: request.method, headers: request.headers, ...(body === '' ? {} : {body})});
}

/** Version 4 sends an object where there is nothing, and no language of what it deletes. */
function toEntries(requests: unknown): unknown[] {
  const entries = Array.isArray(requests) ? (requests as {action: string; body: object}[]) : [];
  return entries.map(({action, body}) => ({action, body: {language: 'en', ...body}}));
}

function addParams(params: string, rest: Record<string, unknown>): string | undefined {
  const added = Object.entries(rest).map(
    ([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return [params, ...added].filter((part) => part !== '').join('&') || undefined;
}
