// Loaded before a sample runs: what it sends to Algolia goes to the mock, and its imports of the client lead to the version that
// is being proven. The sample itself stays as readers see it.
import http from 'node:http';
import https from 'node:https';
import {register} from 'node:module';

/** Addresses of the mocks by application ID. */
const mocks = JSON.parse(process.env.SAMPLE_MOCKS ?? '{}');

register('./chooseVersion.mjs', import.meta.url, {data: {client: process.env.SAMPLE_CLIENT}});

https.request = (options, onResponse) => {
  const {url, prefix} = findMock(options.hostname);
  const {hostname, port} = new URL(url);
  const redirected = {...options, protocol: 'http:', agent: undefined, hostname, port, path: prefix + options.path};
  return http.request(redirected, onResponse);
};

/** `{appId}-dsn.algolia.net` and its siblings belong to the Search API; other hosts begin with the name of their API. */
function findMock(hostname) {
  const [, appId, api] =
    /^(?:(.+?)(?:-dsn|-\d)?\.algolia(?:net\.com|\.net)|([\w-]+)\.(?:\w+\.)?algolia\.(?:com|io))$/.exec(hostname) ?? [];
  const [first] = Object.values(mocks);
  if (api !== undefined) return {url: first, prefix: `/${api}`};
  const url = Object.entries(mocks).find(([id]) => id.toLowerCase() === appId?.toLowerCase())?.[1];
  if (url === undefined)
    throw new Error(`The sample calls ${hostname}. Use one of the application IDs ${Object.keys(mocks).join(', ')}.`);
  return {url, prefix: '/search'};
}
