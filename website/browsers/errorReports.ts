import {cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {createStaticHandler} from '../server/staticServer.ts';
import {builtSite} from '../e2e/routes.ts';

const script = '/report-errors.js';
const address = '/reported-errors';

/** A copy of the built site whose pages tell the server of every error. They load the script first; their own policy allows it. */
export function prepareWatchedSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'watched-site-'));
  // Without the compressed twins: they have no such script.
  cpSync(builtSite, folder, {recursive: true, filter: (file) => !/\.(br|gz)$/.test(file)});
  writeFileSync(path.join(folder, script), `(${reportErrors.toString()})(${JSON.stringify(address)})`);
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'))) {
    const page = path.join(folder, file);
    writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head><script src="${script}"></script>`));
  }
  return folder;
}

/** Runs in the page. The page waits for the server, so that no report is under way when a test looks at them. */
function reportErrors(to: string): void {
  const report = (...what: unknown[]): void => {
    const request = new XMLHttpRequest();
    request.open('POST', to, false);
    request.send(what.map(String).join(' '));
  };
  const log = console.error;
  console.error = (...what) => {
    report(...what);
    log(...what);
  };
  // Files that do not load tell only their element, hence the capturing listener.
  const nameFile = (element: unknown): string => (element instanceof Element ? `${element.outerHTML} did not load` : 'An error');
  addEventListener('error', (event: Event) => report(event instanceof ErrorEvent ? event.message : nameFile(event.target)), true);
  addEventListener('unhandledrejection', ({reason}) => report(reason));
  addEventListener('securitypolicyviolation', (event) =>
    report(`The policy blocked ${event.blockedURI}: ${event.violatedDirective}`),
  );
}

/** Serves a folder, and reports what pages report and every request that fails. */
export function createWatchedHandler(
  folder: string,
  report: (error: string) => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  const serve = createStaticHandler(folder);
  return (request, response) => {
    if (request.url === address) {
      void text(request).then((error) => {
        report(error);
        response.writeHead(204).end();
      });
      return;
    }
    response.on('finish', () => {
      if (response.statusCode >= 400) report(`${response.statusCode} for ${request.url}`);
    });
    if (folder !== builtSite) delete request.headers['accept-encoding']; // The copy has no compressed twins.
    serve(request, response);
  };
}
