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

/** As a host that sends the policy of the worker's file. */
async function serveWithPolicy(): Promise<{origin: string; close: () => void}> {
  const serve = createStaticHandler(builtSite);
  const {server, port} = await listen((request, response) => {
    if (request.url?.startsWith('/run/')) response.setHeader('Content-Security-Policy', runPolicy);
    serve(request, response);
  }, 0);
  return {origin: `http://localhost:${port}`, close: () => server.close()};
}

for (const hasPolicy of [false, true]) {
  const host = hasPolicy ? 'sends the policy' : 'sends no headers';
  test(`a program finds no way out of its worker, on a host that ${host}`, async ({page, server}) => {
    test.setTimeout(120_000);
    const {origin, close} = hasPolicy ? await serveWithPolicy() : {origin: server, close: () => {}};
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
    expect(sent.filter((url) => !url.includes('/run/'))).toEqual([]);
    close();
  });
}
