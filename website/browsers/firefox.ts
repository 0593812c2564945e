import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findFirefox} from '../../scripts/browsers.mjs';
import {builtSite} from '../e2e/routes.ts';
import {type BidiSession, openBidi} from './bidi.ts';
import {type Browser, type Driver, windowSize} from './driver.ts';
import {startProgram} from './startProgram.ts';

export type FirefoxDriver = Driver & {
  /** The page as a PDF. */
  print: () => Promise<Buffer>;
};

/** Firefox speaks WebDriver BiDi itself. Its console is part of that, so it gets the site as it is. */
export const firefox: Browser<FirefoxDriver> = {
  title: 'Firefox',
  prepareSite: () => builtSite,
  start: async ({hasScripts, report}) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
    writeFileSync(path.join(profile, 'user.js'), `user_pref('javascript.enabled', ${hasScripts});\n`);
    const program = await startProgram(
      findFirefox(),
      [
        '--headless',
        ...['--profile', profile],
        ...['--width', String(windowSize.width), '--height', String(windowSize.height)],
        '--remote-debugging-port=0',
      ],
      // Firefox refuses to run as root in a folder of somebody else.
      {ready: /WebDriver BiDi listening on (\S+)/, env: {HOME: profile}},
    );
    const session = await openBidi(program.found, (method, params) => {
      const {level, text} = params as {level: string; text: string};
      if (method === 'log.entryAdded' && level === 'error') report(text);
    });
    await session.send('session.subscribe', {events: ['log.entryAdded']});
    const {contexts} = await session.send<{contexts: {context: string}[]}>('browsingContext.getTree', {});
    const quit = async (): Promise<void> => {
      await session.send('browser.close', {});
      session.close();
      await program.ended;
      rmSync(profile, {recursive: true, force: true, maxRetries: 5});
    };
    return {...drive(session, contexts[0]?.context ?? ''), quit};
  },
};

type Evaluated = {type: 'success'; result: {value: string}} | {type: 'exception'; exceptionDetails: {text: string}};

function drive({send}: BidiSession, context: string): Omit<FirefoxDriver, 'quit'> {
  const traverse = (delta: number) => async (): Promise<void> => {
    await send('browsingContext.traverseHistory', {context, delta});
  };
  return {
    open: async (url) => {
      await send('browsingContext.navigate', {context, url, wait: 'complete'});
    },
    back: traverse(-1),
    forward: traverse(1),
    evaluate: async (expression) => {
      const target = {context};
      const json = `JSON.stringify((${expression}) ?? null)`;
      const evaluated = await send<Evaluated>('script.evaluate', {expression: json, target, awaitPromise: false});
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return JSON.parse(evaluated.result.value) as unknown;
    },
    perform: async (input) => {
      await send('input.performActions', {context, actions: [input]});
    },
    print: async () => Buffer.from((await send<{data: string}>('browsingContext.print', {context})).data, 'base64'),
  };
}
