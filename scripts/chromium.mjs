// @ts-check
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findOnPath, installWithApt} from './programs.mjs';

const program = {
  title: 'Chromium',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  packages: ['chromium', 'fonts-liberation2'],
};

const shell = {
  title: 'Chromium without windows',
  names: ['chromium-headless-shell'],
  packages: ['chromium-headless-shell', 'fonts-liberation2'],
};

/**
 * The browser for the browser tests: the same engine without the windows around it, which needs half the processor time. Where that
 * can't be had, any Chromium.
 * @returns {string}
 */
export function findShell() {
  const found = process.env.CHROMIUM_PATH ? undefined : (findOnPath(shell.names) ?? installWithApt(shell));
  return found ?? findChromium();
}

/**
 * The browser that readers have: CHROMIUM_PATH, else one on the PATH, else one that is installed now.
 * Tests never go without: where no browser can be had, this throws and says what to do.
 * @returns {string}
 */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, but there is no such file.`);
  }
  const found = findOnPath(program.names) ?? installWithApt(program) ?? installWithPlaywright();
  if (found) return found;
  throw new Error(
    `No browser for the tests. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.\nLooked for on the PATH: ${program.names.join(', ')}.`,
  );
}

function installWithPlaywright() {
  console.log('Installing Chromium with Playwright…');
  if (
    spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit', shell: process.platform === 'win32'}).status !== 0
  )
    return undefined;
  const file = execFileSync(
    process.execPath,
    ['-e', "import('@playwright/test').then(({chromium}) => console.log(chromium.executablePath()))"],
    {
      encoding: 'utf8',
    },
  ).trim();
  return existsSync(file) ? file : undefined;
}
