import {readAddress} from '@docs/mock-api/hosts';

export type MockAddress = {url: string; prefix: string};

/** The mock that takes the place of an address. */
export function findMock(address: Pick<URL, 'hostname' | 'pathname'>, mocks: Record<string, string>): MockAddress {
  const {api = '', appId} = readAddress(address) ?? {};
  const [first] = Object.values(mocks);
  const own = Object.entries(mocks).find(([id]) => id.toLowerCase() === appId?.toLowerCase())?.[1];
  // Hosts without an application are everybody's.
  const url = api !== '' && appId === undefined ? first : own;
  if (url === undefined)
    throw new Error(`The sample calls ${address.hostname}. Use one of the application IDs ${Object.keys(mocks).join(', ')}.`);
  return {url, prefix: `/${api}`};
}
