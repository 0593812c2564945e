import type {CDPSession} from '@playwright/test';

type Traffic = {scriptBytes: number; totalBytes: number; requests: number};

/** Counts what comes over the network from now on: bytes as they are sent, compressed and with headers. */
export function countTraffic(session: CDPSession): Traffic {
  const traffic = {scriptBytes: 0, totalBytes: 0, requests: 0};
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    if (response.url.startsWith('http')) kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (!kinds.has(requestId)) return;
    traffic.requests += 1;
    traffic.totalBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') traffic.scriptBytes += encodedDataLength;
  });
  return traffic;
}
