import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createStaticHandler, listen} from '../server/staticServer.ts';
import {runPolicy} from '../src/build/hostHeaders.ts';
import {builtSite} from './routes.ts';
import {guides, printed, runOwn, waitForEnd} from './runSample.ts';
import {expect, test} from './test.ts';

/** What could reach somebody, or keep something. */
const ways = [
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'importScripts',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
  'navigator',
  'location',
  'FontFace',
  'fonts',
  'postMessage',
  'close',
  'WebAssembly',
  'RTCPeerConnection',
  'Notification',
  'ServiceWorker',
  'FileReaderSync',
  'OffscreenCanvas',
  'createImageBitmap',
];

const attempts = [
  "const x = 1\n<!-- `\nimport('https://example.com/a.js')\n// `",
  `import.defer('https://example.com/a.js')`,
  `dispatchEvent(Object.assign(new Event('message'), {data: {kind: 'run', source: '1'}})); null.x`,
  `await import('https://example.com/a.js')`,
  `await import(['https:', '', 'example.com', 'a.js'].join('/'))`,
  `eval("import('https://example.com/a.js')")`,
  `new Function("return import('https://example.com/a.js')")()`,
  `await (async () => {}).constructor("return import('https://example.com/a.js')")()`,
  `(function* () {}).constructor("yield 1")()`,
  `setTimeout("import('https://example.com/a.js')", 0)`,
  `new Worker('data:text/javascript,fetch("https://example.com/")')`,
  `new (Object.getPrototypeOf(self).constructor)()`,
  `Object.getPrototypeOf(self).fetch.call(self, 'https://example.com/')`,
  `await fetch('https://example.com/')`,
  `await fetch('/docs')`,
];

type Host = {origin: string; probes: string[]; close: () => void};

/**
 * A host that sends the policy of the worker's file, or none. It adds a request to that file, which only the policy can stop: `probes` has
 * what arrived.
 */
async function serveProbe(hasPolicy: boolean): Promise<Host> {
  const serve = createStaticHandler(builtSite);
  const probes: string[] = [];
  const {server, port} = await listen((request, response) => {
    const {url = ''} = request;
    if (url.startsWith('/probe')) probes.push(url);
    if (!url.startsWith('/run/')) return serve(request, response);
    if (hasPolicy) response.setHeader('Content-Security-Policy', runPolicy);
    response.setHeader('Content-Type', 'text/javascript');
    response.end(`fetch('/probe').catch(() => {});${readFileSync(path.join(builtSite, url), 'utf8')}`);
  }, 0);
  return {origin: `http://localhost:${port}`, probes, close: () => server.close()};
}

for (const hasPolicy of [false, true]) {
  const host = hasPolicy ? 'sends the policy' : 'sends no headers';
  test(`a program finds no way out of its worker, on a host that ${host}`, async ({page}) => {
    test.setTimeout(120_000);
    const {origin, probes, close} = await serveProbe(hasPolicy);
    await page.goto(origin + guides.ga);
    await runOwn(page, `console.log('loaded');`);
    await expect(printed(page)).toHaveText('loaded');
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(request.url()));
    await runOwn(page, `console.log(${JSON.stringify(ways)}.filter((name) => name in globalThis));`);
    await expect(printed(page)).toHaveText('[]');
    for (const attempt of attempts) {
      await runOwn(page, `${attempt};`);
      expect(await waitForEnd(page), attempt).toMatch(/^Failed/);
    }
    expect(sent.filter((url) => !/\/(run|probe)/.test(url))).toEqual([]);
    expect(probes.length > 0).toBe(!hasPolicy);
    close();
  });
}
