/**
 * What a request reads, in words that are the same for both versions: each search with its index and its parameters, and the names of
 * indices in other requests. Searches of several indices find the same films, so that their results alone don't tell them apart.
 */
export async function describeReads(request: Request): Promise<string[]> {
  const {pathname} = new URL(request.url);
  const [, name = '', action, facet] = /^\/search\/1\/indexes\/([^/]+)(?:\/(\w+))?(?:\/(\w+)\/query)?/.exec(pathname) ?? [];
  const body = request.method === 'POST' ? (JSON.parse((await request.text()) || '{}') as Body) : {};
  if (action === 'query') return [describeSearch(decodeURIComponent(name), body)];
  if (action === 'facets') return [describeSearch(decodeURIComponent(name), {type: 'facet', facet, ...body})];
  if (action === 'queries')
    return (body.requests ?? []).map(({indexName, ...params}) => describeSearch(String(indexName), params));
  if (name === '*') return (body.requests ?? []).map(({indexName}) => String(indexName));
  // Each version has its own random names for an index that it only needs for a while.
  return name === '' ? [] : [decodeURIComponent(name).replace(/_tmp_\w+$/, '_tmp')];
}

type Params = Record<string, unknown>;
type Body = {requests?: Params[]} & Params;

function describeSearch(index: string, {params, type, ...fields}: Params): string {
  const encoded = Object.fromEntries(new URLSearchParams(typeof params === 'string' ? params : ''));
  const all = {...fields, ...encoded, ...(type === 'facet' ? {type} : {})};
  const shown = Object.entries(all)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .filter((text) => text !== 'query=');
  return `${index}: ${shown.sort().join(' ')}`;
}
