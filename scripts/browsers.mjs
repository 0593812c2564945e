// @ts-check
import {findProgram} from './programs.mjs';

/** Browsers other than Chromium, for `npm run test:browsers`. */
export const findFirefox = () => findProgram({title: 'Firefox', names: ['firefox-esr', 'firefox'], packages: ['firefox-esr']});

/** Comes with its browser. */
export const findWebKitDriver = () =>
  findProgram({title: 'WebKitGTK with its WebDriver', names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver']});

/** The display of a browser that has no headless mode. */
export const findXvfb = () => findProgram({title: 'Xvfb', names: ['Xvfb'], packages: ['xvfb']});
