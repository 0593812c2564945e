import {readTexts} from '../document/readValues.ts';
import type {Values} from './mapObjects.ts';

/** Servers of the host, one per scheme. Without a host, it's the one that the document is on; without a scheme, HTTPS. */
export function convertServers({host, basePath}: Values, schemes: unknown): Values[] | undefined {
  const path = typeof basePath === 'string' ? basePath.replace(/^(?=[^/])/, '/').replace(/\/+$/, '') : '';
  if (typeof host !== 'string' || host.trim() === '') return path === '' ? undefined : [{url: path}];
  const named = [...new Set(readTexts(schemes))];
  const plainHost = host
    .trim()
    .replace(/^\w+:\/\//, '')
    .replace(/\/+$/, '');
  return (named.length > 0 ? named : ['https']).map((scheme) => ({url: `${scheme}://${plainHost}${path}`}));
}
