/** What an address of Algolia belongs to: an API, and the application if the host names it. */
export type ApiAddress = {api: string; appId?: string};

/** Recommend lies beside search: its rules and tasks belong to a model of an index. */
const recommendPath = /\/recommend|^\/1\/indexes\/[^/]+\/[^/]+\/task\//;

/**
 * Which API an address of Algolia is of; undefined for other hosts. `{appId}-dsn.algolia.net` and its siblings name the application, in
 * lowercase or not; other hosts begin with the name of an API. Some APIs share a host with another one.
 */
export function readAddress({hostname, pathname}: Pick<URL, 'hostname' | 'pathname'>): ApiAddress | undefined {
  const [, appId, name] =
    /^(?:(.+?)(?:-dsn|-\d)?\.algolia(?:net\.com|\.net)|([\w-]+)\.(?:\w+\.)?algolia\.(?:com|io))$/.exec(hostname) ?? [];
  if (appId !== undefined) return {api: recommendPath.test(pathname) ? 'recommend' : 'search', appId};
  if (name === 'data') return {api: 'ingestion'};
  if (name === 'analytics' && pathname.includes('/abtests')) return {api: 'abtesting'};
  return name === undefined ? undefined : {api: name};
}
