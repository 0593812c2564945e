import {readObject} from '../document/readValues.ts';
import type {Values} from './mapObjects.ts';

/** What version 3 calls the ways to get a token. */
const flows: Record<string, string> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
  implicit: 'implicit',
  password: 'password',
};

export function convertSecurity(scheme: Values): Values {
  const {type, flow, authorizationUrl, tokenUrl, scopes, ...rest} = scheme;
  if (type === 'basic') return {...rest, type: 'http', scheme: 'basic'};
  if (type !== 'oauth2') return scheme;
  const name = typeof flow === 'string' ? (flows[flow] ?? flow) : 'implicit';
  const details = {
    ...(authorizationUrl !== undefined && {authorizationUrl}),
    ...(tokenUrl !== undefined && {tokenUrl}),
    scopes: readObject(scopes),
  };
  return {...rest, type, flows: {[name]: details}};
}
