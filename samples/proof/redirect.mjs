// Loaded before a sample runs: what it sends to Algolia goes to the mock, and its imports of the client lead to the version that
// is being proven. The sample itself stays as readers see it.
import http from 'node:http';
import https from 'node:https';
import {register} from 'node:module';
import {findMock} from './findMock.ts';

/** Addresses of the mocks by application ID. */
const mocks = JSON.parse(process.env.SAMPLE_MOCKS ?? '{}');

register('./chooseVersion.mjs', import.meta.url, {data: {client: process.env.SAMPLE_CLIENT}});

https.request = (options, onResponse) => {
  const {url, prefix} = findMock({hostname: options.hostname, pathname: options.path}, mocks);
  const {hostname, port} = new URL(url);
  const redirected = {...options, protocol: 'http:', agent: undefined, hostname, port, path: prefix + options.path};
  return http.request(redirected, onResponse);
};

const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const address = new URL(String(input));
  const {url, prefix} = findMock(address, mocks);
  return send(url + prefix + address.pathname + address.search, init);
};
