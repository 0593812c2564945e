import {findWebKitDriver, findXvfb} from '../../scripts/browsers.mjs';
import {findPort} from '../server/findPort.ts';
import {type Browser, type Driver, windowSize} from './driver.ts';
import {prepareWatchedSite} from './errorReports.ts';
import {startProgram} from './startProgram.ts';
import {openSession, type WebDriverSession} from './webDriver.ts';

/** WebKitGTK's MiniBrowser. Its driver knows nothing of the console, so the pages that it gets report their errors themselves. */
export const webkit: Browser = {
  title: 'WebKitGTK',
  prepareSite: prepareWatchedSite,
  start: async ({hasScripts}) => {
    const screen = `${windowSize.width}x${windowSize.height}x24`;
    const display = await startProgram(findXvfb(), ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
      ready: /^(\d+)\n/m,
      env: {},
    });
    const port = await findPort();
    const driver = await startProgram(findWebKitDriver(), ['--host=127.0.0.1', `--port=${port}`], {
      // Without a session bus, GTK waits for one, and for assistive technologies, for many seconds.
      env: {DISPLAY: `:${display.found}`, DBUS_SESSION_BUS_ADDRESS: 'disabled:', NO_AT_BRIDGE: '1'},
    });
    const args = ['--automation', `--enable-javascript=${hasScripts}`];
    const session = await openSession(`http://127.0.0.1:${port}`, {
      timeouts: {pageLoad: 30_000},
      'webkitgtk:browserOptions': {args},
    });
    await session.send('POST', '/window/rect', {x: 0, y: 0, ...windowSize});
    const quit = async (): Promise<void> => {
      await session.send('DELETE', '');
      await driver.stop();
      await display.stop();
    };
    return {...drive(session), quit};
  },
};

function drive({send}: WebDriverSession): Omit<Driver, 'quit'> {
  const post = (command: string, body: object) => async (): Promise<void> => {
    await send('POST', command, body);
  };
  return {
    open: (url) => post('/url', {url})(),
    back: post('/back', {}),
    forward: post('/forward', {}),
    evaluate: async (expression) => {
      const script = `return JSON.stringify((${expression}) ?? null)`;
      return JSON.parse((await send('POST', '/execute/sync', {script, args: []})) as string) as unknown;
    },
    perform: (input) => post('/actions', {actions: [input]})(),
  };
}
