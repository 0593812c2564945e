export type MockAddress = {url: string; prefix: string};

/**
 * The mock that takes the place of a host. `{appId}-dsn.algolia.net` and its siblings belong to the Search API; other hosts begin
 * with the name of their API.
 */
export function findMock(host: string, mocks: Record<string, string>): MockAddress {
  const [, appId, api] =
    /^(?:(.+?)(?:-dsn|-\d)?\.algolia(?:net\.com|\.net)|([\w-]+)\.(?:\w+\.)?algolia\.(?:com|io))$/.exec(host) ?? [];
  const [first] = Object.values(mocks);
  if (api !== undefined && first !== undefined) return {url: first, prefix: `/${api}`};
  const url = Object.entries(mocks).find(([id]) => id.toLowerCase() === appId?.toLowerCase())?.[1];
  if (url === undefined)
    throw new Error(`The sample calls ${host}. Use one of the application IDs ${Object.keys(mocks).join(', ')}.`);
  return {url, prefix: '/search'};
}
