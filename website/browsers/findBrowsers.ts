import {existsSync} from 'node:fs';
import path from 'node:path';
import {findFirefox, findWebKitDriver, findXvfb} from '../../scripts/browsers.mjs';
import {builtSite} from '../e2e/routes.ts';

/** Vitest runs this once, before the tests: two of them can't install packages at the same time. */
export function setup(): void {
  if (!existsSync(path.join(builtSite, '404.html'))) throw new Error('There is no built site. Run "npm run build" first.');
  findFirefox();
  findWebKitDriver();
  findXvfb();
}
