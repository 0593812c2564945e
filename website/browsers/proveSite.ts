import {rmSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {builtSite, routes} from '../e2e/routes.ts';
import {listen} from '../server/staticServer.ts';
import {behaviours, type Behaviours} from './behaviours.ts';
import type {Browser, Driver} from './driver.ts';
import {createWatchedHandler} from './errorReports.ts';
import {createReader, type Reader} from './reader.ts';
import {withoutScripts} from './withoutScripts.ts';

/** The first start of a browser takes seconds on a quiet machine; a busy one has taken two minutes. */
const startTimeout = 240_000;

/** Runs the one list of behaviours in a browser, and what only its driver can show. */
export function proveSite<Kind extends Driver>(browser: Browser<Kind>, own: Behaviours<Kind>): void {
  describe(browser.title, () => {
    const folder = browser.prepareSite();
    afterAll(() => folder !== builtSite && rmSync(folder, {recursive: true}));
    describe('with scripts', () => prove(browser, folder, true, {...behaviours, ...own}));
    describe('without scripts', () => prove(browser, folder, false, withoutScripts));
  });
}

function prove<Kind extends Driver>(browser: Browser<Kind>, folder: string, hasScripts: boolean, proofs: Behaviours<Kind>): void {
  let driver: Kind;
  let started: Promise<Kind> | undefined;
  let errors: string[] = [];
  const report = (error: string): void => void errors.push(error);
  beforeAll(async () => {
    started = browser.start({hasScripts, report});
    driver = await started;
  }, startTimeout);
  // A browser that was too slow to start is ended, too.
  afterAll(async () => (await started)?.quit(), startTimeout);

  /** Every test has a server of its own: another port is another origin, where nothing is stored. */
  const visit = async (read: (reader: Reader) => Promise<void>, expected: string[] = []): Promise<void> => {
    errors = [];
    const {server, port} = await listen(createWatchedHandler(folder, report), 0);
    try {
      await read(createReader(driver, `http://localhost:${port}`));
      await driver.evaluate('0'); // Errors are told in order: what happened before this has been told after it.
      expect(errors).toEqual(expected);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  for (const [sentence, proof] of Object.entries(proofs)) {
    it(sentence, () => visit((reader) => proof(reader, driver)));
  }

  it.each(routes)('%s is complete and free of errors', (route) =>
    visit(
      async (reader) => {
        await reader.open(route);
        const parts = ['h1', 'nav[aria-label="Main"]', 'footer'];
        expect(await reader.filterShown(parts)).toEqual(parts);
      },
      route === '/not/a/page' ? ['404 for /not/a/page'] : [],
    ),
  );
}
