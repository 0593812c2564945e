import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {findShell} from './scripts/chromium.mjs';

const isCounted = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined;

/**
 * The address bar's list of suggestions is a page of its own, loaded into each window that a test opens: without it, a window takes 60 %
 * of the time. The rest is Playwright's own list, which a second one replaces.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AutoDeElevate',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BoundaryEventDispatchTracksNodeRemoval',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'RenderDocument',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

export default defineConfig({
  testDir: 'website/e2e',
  fullyParallel: true,
  // Two more than there are cores, because some tests wait for what takes its time, such as a task of the mock.
  workers: availableParallelism() + 2,
  timeout: 60_000,
  // Machines are shared: what takes half a second on a quiet one has taken six.
  expect: {timeout: 15_000},
  // A shared machine can stall for longer than any limit. `npm test` names what passed only the second time.
  retries: 1,
  forbidOnly: true,
  reporter: isCounted ? [['list'], ['json']] : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findShell(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join()}`,
        // No page lives long enough for V8's last compiler, which takes longest, to be worth its time.
        '--js-flags=--no-opt',
      ],
    },
  },
});
